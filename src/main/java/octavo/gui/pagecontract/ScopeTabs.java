package octavo.gui.pagecontract;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.TabButtons;

/// A tab for each scope, with the number of its entries.
public final class ScopeTabs {
    private static final MessageTexts MESSAGES = MessageTexts.of(ScopeTabs.class);

    private ScopeTabs() {}

    /// @param idPrefix begins the ids of the tabs
    /// @param chosenScope changes with the selected tab
    public static TabButtons of(
            String idPrefix, WorkScopes workScopes, ObjectProperty<WorkScope> chosenScope) {
        return new TabButtons(
                workScopes.entriesByScope().keySet().stream()
                        .map(scope -> tab(idPrefix, workScopes, scope, chosenScope))
                        .toArray(ToggleButton[]::new));
    }

    private static ToggleButton tab(
            String idPrefix,
            WorkScopes workScopes,
            WorkScope scope,
            ObjectProperty<WorkScope> chosenScope) {
        ToggleButton tab =
                TabButtons.tab(
                        idPrefix + "-scope-" + scope.id(),
                        MESSAGES.text("scope." + scope.id(), workScopes.entriesIn(scope).size()));
        tab.selectedProperty()
                .subscribe((_, isSelected) -> {
                    if (isSelected) {
                        chosenScope.set(scope);
                    }
                });
        return tab;
    }
}
