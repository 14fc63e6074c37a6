package octavo.gui.pagecontract;

import javafx.beans.value.ObservableValue;

import octavo.cslreferences.TitlePreference;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.SidecarSession;
import octavo.library.TitleCapitals;

/// How a library wants its titles cited; each change is a step that can be undone.
public final class TitleChoice {
    private static final MessageTexts MESSAGES = MessageTexts.of(TitleChoice.class);

    private final SidecarEdits sidecarEdits;
    private final ObservableValue<TitleCapitals> titleCapitals;

    public TitleChoice(OpenLibrary.EditSteps editSteps, SidecarSession sidecarSession) {
        this.sidecarEdits = new SidecarEdits(sidecarSession, editSteps);
        this.titleCapitals = sidecarSession.contentProperty().map(TitlePreference::of);
    }

    public ObservableValue<TitleCapitals> titlesProperty() {
        return titleCapitals;
    }

    public void chooseTitles(TitleCapitals wantedCapitals) {
        sidecarEdits.changeContent(
                MESSAGES.text("step.titles"),
                sidecar -> TitlePreference.writeTo(sidecar, wantedCapitals));
    }
}
