package octavo.gui.problems;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.VBox;

import octavo.enrichment.FieldProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.problems.EntryMending.MendingPlan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The changes that would mend an entry, each ticked or not, with whose word it is and since when.
/// What the entry lacks is not ticked at first.
final class MendingBox extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(MendingBox.class);

    private final Map<FieldProposal, CheckBox> boxesByProposal = new LinkedHashMap<>();
    private final ReadOnlyIntegerWrapper tickedCount = new ReadOnlyIntegerWrapper();

    MendingBox() {
        setId("mending");
        getStyleClass().add("fix");
    }

    void show(MendingPlan plan) {
        getChildren().clear();
        boxesByProposal.clear();
        addProposals(MESSAGES.text("mending.wrong"), plan.wrongFields(), true);
        plan.reasonForNone()
                .ifPresent(reason ->
                        getChildren()
                                .add(
                                        ReviewText.muted(
                                                MESSAGES.text(
                                                        "mending.none",
                                                        MessageTranslator.of(reason)))));
        addProposals(MESSAGES.text("mending.missing"), plan.missingFields(), false);
        count();
    }

    /// How many changes are ticked.
    ReadOnlyIntegerProperty tickedCountProperty() {
        return tickedCount.getReadOnlyProperty();
    }

    List<FieldProposal> tickedProposals() {
        return boxesByProposal.entrySet().stream()
                .filter(each -> each.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList();
    }

    private void count() {
        tickedCount.set(tickedProposals().size());
    }

    private void addProposals(String heading, List<FieldProposal> proposals, boolean areTicked) {
        if (proposals.isEmpty()) {
            return;
        }
        getChildren().add(ReviewText.heading(heading));
        for (FieldProposal proposal : proposals) {
            CheckBox box = new CheckBox(MESSAGES.text("mending.field", proposal.fieldName()));
            box.setId("mending-" + proposal.fieldName());
            box.setSelected(areTicked);
            box.setAccessibleText(
                    MESSAGES.text(
                            "mending.spoken",
                            proposal.fieldName(),
                            proposal.sourceBefore().orElse(""),
                            proposal.sourceAfter()));
            box.selectedProperty().addListener(_ -> count());
            boxesByProposal.put(proposal, box);
            getChildren()
                    .add(
                            new VBox(
                                    box,
                                    ReviewText.change(
                                            proposal.sourceBefore().orElse("–"),
                                            proposal.sourceAfter()),
                                    ReviewText.muted(
                                            MESSAGES.text(
                                                    "mending.source",
                                                    proposal.serviceName(),
                                                    VerdictPane.dateOf(
                                                            proposal.answerStamp()
                                                                    .answeredAt())))));
        }
    }
}
