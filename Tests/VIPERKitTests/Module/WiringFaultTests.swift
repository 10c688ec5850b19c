// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing
import VIPERKit

@Suite("Wiring faults") @MainActor
struct WiringFaultTests {
    typealias Mismatched = ModuleBuilder<PortInteractor, ServicePresenter, PortRouter>
    typealias Value = ModuleBuilder<Interactor<Never, Never>, Presenter<Int, Never, Never>, Router<Never>>

    @Test("Parts that fit have no faults")
    func noFaults() {
        #expect(ModuleBuilder<PortInteractor, PortPresenter, PortRouter>.wiringFaults(for: PortScreen()).isEmpty)
    }

    @Test("Each fault says which part expects what and what it got")
    func everyMismatch() {
        let faults = Mismatched.wiringFaults(for: HeaderScreen())
        #expect(
            faults.map(\.description) == [
                "PortInteractor.presenter expects ArticlesOutput, but got ServicePresenter",
                "ServicePresenter.interactor expects ServiceInteractor, but got PortInteractor",
                "ServicePresenter.router expects Router<HeaderScreen>, but got PortRouter",
                "PortRouter.view expects ArticlesDisplay, but got HeaderScreen",
            ])
    }

    @Test("A view that is no object is a fault")
    func valueAsView() {
        #expect(Value.wiringFaults(for: 1).map(\.port) == ["view"])
    }

    @Test("resolving: traps with the list of mismatches")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Mismatched(resolving: HeaderScreen()) }
        }
        #expect(message(result).contains("PortInteractor.presenter expects ArticlesOutput, but got ServicePresenter"))
        #expect(message(result).contains("PortRouter.view expects ArticlesDisplay, but got HeaderScreen"))
    }
}

@Suite("Wiring of strange ports") @MainActor
struct StrangePortTests {
    final class Failing: Interactor<any Error, Never> {}
    final class ErrorPresenter: Presenter<AnyObject, AnyObject, AnyObject>, Error {}
    final class OutputModel: SceneModel<any LatestOutput> {}
    final class SilentModel: SceneModel<Never> {}
    typealias Plain = ModuleBuilder<
        Interactor<AnyObject, AnyObject>, Presenter<AnyObject, AnyObject, AnyObject>, Router<AnyObject>
    >

    @Test("A port that is an error's box is a fault, and not always nil")
    func errorPort() {
        let faults = ModuleBuilder<Failing, ErrorPresenter, Router<AnyObject>>.wiringFaults(for: HeaderScreen())
        #expect(faults.map(\.port) == ["presenter"])
    }

    @Test("The trap lists the faults that the list of faults has")
    func sameList() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = ModuleBuilder<Failing, ErrorPresenter, Router<AnyObject>>(resolving: HeaderScreen())
            }
        }
        #expect(message(result).contains("Failing.presenter expects Error, but got ErrorPresenter"))
    }

    @Test("A model's output is among the faults")
    func outputFault() {
        #expect(Plain.wiringFaults(for: OutputModel()).map(\.port) == ["output"])
    }

    @Test("A model without output is wired to any presenter")
    func noOutput() {
        let model = SilentModel()
        Plain(resolving: model)
        #expect(model.modules.count == 1)
    }
}
