package octavo.gui.people;

import octavo.gui.pagecontract.SidecarEdits;
import octavo.library.Edit;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;

import java.util.function.UnaryOperator;

/// The decisions about people in the sidecar of an open library. Every change is an undoable step.
final class DecisionSteps {
    private final SidecarEdits sidecarEdits;
    private final Runnable onChange;

    /// @param onChange called after every change
    DecisionSteps(SidecarEdits sidecarEdits, Runnable onChange) {
        this.sidecarEdits = sidecarEdits;
        this.onChange = onChange;
    }

    PersonDecisions current() {
        return decisionsOf(sidecarEdits.currentContent());
    }

    private static PersonDecisions decisionsOf(Sidecar sidecar) {
        return DecisionsJson.readDecisions(sidecar).decisions();
    }

    private static UnaryOperator<Sidecar> inSidecar(UnaryOperator<PersonDecisions> change) {
        return sidecar -> DecisionsJson.write(change.apply(decisionsOf(sidecar)), sidecar);
    }

    void decide(String stepLabel, UnaryOperator<PersonDecisions> change) {
        sidecarEdits.changeContent(stepLabel, inSidecar(change));
        onChange.run();
    }

    /// Decides and edits the library in one step; whoever follows the library sees both.
    void decideWithEdit(String stepLabel, Edit edit, UnaryOperator<PersonDecisions> change) {
        sidecarEdits.changeContent(stepLabel, edit, inSidecar(change));
    }
}
