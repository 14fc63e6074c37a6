package octavo.gui.problems;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProposalView;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.RowMark.CountMark;
import octavo.gui.masterdetail.RowMark.DotMark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The verdicts on the left, the entries with one, and what is known of one entry, or a picture of
/// all.
final class OnlinePane {
    private static final MessageTexts MESSAGES = MessageTexts.of(OnlinePane.class);

    private final VerificationModel model;
    private final ListView<FilterRow> filterList = new ListView<>();
    private final ListView<VerdictRow> entryList = new ListView<>();
    private final Label entryCount = new Label();
    private final Button groupButton;
    private final Button mendButton;
    private final MendingBox mendingBox = new MendingBox();
    private final Button mendAllButton;
    private final Button acceptButton;
    private final Button againButton;
    private final Button goButton;
    private final ReviewPane reviewPane = new ReviewPane("online-side");
    private final AskingFoot foot;
    private final StatePicture statePicture;
    private final DecidedEntries decidedEntries = new DecidedEntries();
    private boolean isExchanging;

    /// A verdict, and how many entries have it.
    record FilterRow(VerdictFilter filter, String words, MarkTone tone, int count) {}

    OnlinePane(VerificationModel model) {
        this.model = model;
        this.statePicture = new StatePicture(model.filterProperty()::set);
        filterList.setId("online-verdicts");
        filterList.setAccessibleText(MESSAGES.text("online.verdicts"));
        ReviewCell.showIn(filterList, OnlinePane::filterRow);
        entryList.setId("online-entries");
        entryList.setAccessibleText(MESSAGES.text("online.entries"));
        entryList.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        ReviewCell.showIn(entryList, OnlinePane::entryRow);
        ProblemsView.onEnterOrDoubleClick(entryList, model::showEntry);
        groupButton = ActionButton.of("online-all-groups", "", this::leaveGroup);
        groupButton.getStyleClass().add("small");
        groupButton.managedProperty().bind(groupButton.visibleProperty());
        foot = new AskingFoot(model, () -> model.askAbout(askedRows(), false));
        mendButton = ActionButton.of("online-mend", "", this::mend);
        ReviewPane.asMain(mendButton);
        mendingBox.tickedCountProperty().subscribe(_ -> labelMendButton());
        mendAllButton =
                ActionButton.of(
                        "online-mend-all",
                        MESSAGES.text("mending.all"),
                        () -> model.entryMending().offerAll(askedRows()));
        mendAllButton.getStyleClass().add("small");
        mendAllButton.managedProperty().bind(mendAllButton.visibleProperty());
        mendAllButton.disableProperty().bind(model.entryMending().offeringProperty());
        acceptButton = ActionButton.of("online-accept", "", this::accept);
        againButton =
                ActionButton.of(
                        "online-again",
                        MESSAGES.text("online.again"),
                        () -> model.askAbout(selectedRows(), true));
        goButton =
                ReviewPane.withKey(
                        ActionButton.of("online-go", MESSAGES.text("go"), this::showEntry), "⏎");
        ReviewPane.returnFocusTo(entryList, mendButton, mendAllButton, acceptButton, againButton);
        filterList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosen) -> chooseFilter(Optional.ofNullable(chosen)));
        entryList.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        entryList
                .getSelectionModel()
                .getSelectedItems()
                .addListener((ListChangeListener<VerdictRow>) _ -> labelButtons());
        model.verdictsProperty().subscribe(_ -> showVerdicts());
        model.filterProperty().addListener(_ -> showVerdicts());
        model.readingProperty()
                .subscribe(_ -> {
                    showEntryCount();
                    statePicture.show(model.verdictsProperty().get(), isUnknown());
                });
        model.progressProperty()
                .subscribe(progress -> {
                    againButton.setDisable(progress.isPresent());
                    labelButtons();
                });
        model.entryMending().planProperty().subscribe(mendingBox::show);
        model.entryMending().offerProperty().addListener((_, _, offer) -> showOffer(offer));
    }

    ListView<FilterRow> filterList() {
        return filterList;
    }

    ReviewPane reviewPane() {
        return reviewPane;
    }

    VBox foot() {
        return foot;
    }

    /// The entries of the chosen verdict, below their number.
    VBox entries() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(entryCount, groupButton, gap, mendAllButton);
        head.getStyleClass().addAll("review-count", "review-row-of-controls");
        Node rows = new IncrementalList(entryList);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox column = new VBox(head, rows);
        column.getStyleClass().add("review-middle");
        return column;
    }

    private static ReviewRow filterRow(FilterRow row) {
        return ReviewRow.of(row.words(), "")
                .before(new DotMark(row.tone(), ""))
                .after(new CountMark(MESSAGES.text("count", row.count())));
    }

    private static ReviewRow entryRow(VerdictRow row) {
        ReviewRow reviewRow =
                ReviewRow.of(row.paper().title(), row.paper().details().plainText())
                        .before(new DotMark(row.verdictKind().tone(), row.verdictKind().words()));
        if (row.isRetracted()) {
            return reviewRow.after(
                    new ChipMark(VerdictKind.RETRACTED.words(), VerdictKind.RETRACTED.tone()));
        }
        return row.isCorrected()
                ? reviewRow.after(new ChipMark(MESSAGES.text("online.corrected"), MarkTone.NEUTRAL))
                : reviewRow;
    }

    private static List<FilterRow> filterRows(VerdictList verdicts) {
        List<FilterRow> rows = new ArrayList<>();
        rows.add(
                new FilterRow(
                        VerdictFilter.ALL,
                        MESSAGES.text("online.overview"),
                        MarkTone.ACCENT,
                        verdicts.rows().size()));
        for (VerdictKind kind : VerdictKind.values()) {
            VerdictFilter filter = VerdictFilter.of(kind);
            rows.add(new FilterRow(filter, kind.words(), kind.tone(), verdicts.count(filter)));
        }
        rows.add(
                new FilterRow(
                        VerdictFilter.CORRECTIONS,
                        MESSAGES.text("online.corrected"),
                        MarkTone.NEUTRAL,
                        verdicts.count(VerdictFilter.CORRECTIONS)));
        return rows;
    }

    /// The overview shows the picture, a verdict its first entry.
    private void chooseFilter(Optional<FilterRow> chosen) {
        if (isExchanging || chosen.isEmpty()) {
            return;
        }
        entryList.getSelectionModel().clearSelection();
        model.filterProperty().set(chosen.get().filter());
        if (!chosen.get().filter().equals(VerdictFilter.ALL)) {
            entryList.getSelectionModel().selectFirst();
        }
    }

    private void leaveGroup() {
        model.filterProperty().set(model.filterProperty().get().withoutGroup());
        entryList.requestFocus();
    }

    private void showVerdicts() {
        VerdictFilter filter = model.filterProperty().get();
        VerdictList verdicts = model.verdictsProperty().get();
        List<VerdictRow> shownRows = verdicts.matching(filter);
        List<Integer> selectedSlots =
                decidedEntries
                        .takeReturned(verdicts)
                        .filter(shownRows::contains)
                        .map(returned -> List.of(returned.slot()))
                        .orElseGet(() -> selectedRows().stream().map(VerdictRow::slot).toList());
        isExchanging = true;
        List<FilterRow> filterRows = filterRows(verdicts);
        filterList.getItems().setAll(filterRows);
        filterRows.stream()
                .filter(row -> row.filter().equals(filter.withoutGroup()))
                .findFirst()
                .ifPresent(filterList.getSelectionModel()::select);
        entryList.getItems().setAll(shownRows);
        for (int i = 0; i < shownRows.size(); i++) {
            if (selectedSlots.contains(shownRows.get(i).slot())) {
                entryList.getSelectionModel().select(i);
            }
        }
        isExchanging = false;
        showEntryCount();
        groupButton.setVisible(filter.group().isPresent());
        filter.group()
                .ifPresent(group -> {
                    groupButton.setText(group.label() + "  ✕");
                    groupButton.setAccessibleText(
                            MESSAGES.text("online.leave-group", group.label()));
                });
        showSide();
        labelButtons();
    }

    /// Whether it is still being read what there is.
    private boolean isUnknown() {
        return model.readingProperty().get() && model.verdictsProperty().get().rows().isEmpty();
    }

    private void showEntryCount() {
        entryCount.setText(
                isUnknown()
                        ? MESSAGES.text("checking")
                        : MESSAGES.text("entries", entryList.getItems().size()));
    }

    private List<VerdictRow> selectedRows() {
        return List.copyOf(entryList.getSelectionModel().getSelectedItems());
    }

    /// Several selected ones, or all that are listed.
    private List<VerdictRow> askedRows() {
        List<VerdictRow> selected = selectedRows();
        return selected.size() > 1 ? selected : List.copyOf(entryList.getItems());
    }

    private void labelButtons() {
        if (!isExchanging) {
            List<VerdictRow> asked = askedRows();
            foot.showAskedCount(asked.size());
            mendAllButton.setVisible(
                    asked.size() > 1 && asked.stream().anyMatch(VerificationModel::mayMend));
            List<VerdictRow> acceptable = acceptableRows();
            acceptButton.setText(MESSAGES.text("online.accept", acceptable.size()));
            acceptButton.setDisable(acceptable.isEmpty());
        }
    }

    private List<VerdictRow> acceptableRows() {
        return selectedRows().stream().filter(VerificationModel::isAcceptable).toList();
    }

    private void showEntry() {
        selectedRows().stream().findFirst().ifPresent(model::showEntry);
    }

    private void mend() {
        List<VerdictRow> rows = selectedRows();
        if (model.entryMending().apply(mendingBox.tickedProposals())) {
            rows.forEach(decidedEntries::add);
            selectNext();
        }
    }

    private void accept() {
        List<VerdictRow> rows = acceptableRows();
        if (rows.size() > 1) {
            model.offerAcceptance(rows);
        } else {
            rows.forEach(decidedEntries::add);
            selectNext();
            model.accept(rows);
        }
    }

    /// Goes on to the entry after those that are selected, or to the one before at the end.
    private void selectNext() {
        List<Integer> selected = entryList.getSelectionModel().getSelectedIndices();
        if (selected.isEmpty()) {
            return;
        }
        int next = selected.getLast() + 1;
        int index = next < entryList.getItems().size() ? next : selected.getFirst() - 1;
        if (index >= 0) {
            entryList.getSelectionModel().clearAndSelect(index);
            entryList.scrollTo(Math.max(0, index - 1));
        }
    }

    private void labelMendButton() {
        int count = mendingBox.tickedCountProperty().get();
        mendButton.setText(MESSAGES.text("mending.mend", count));
        mendButton.setDisable(count == 0);
    }

    private void showSide() {
        if (isExchanging) {
            return;
        }
        if (model.entryMending().offerProperty().get().isPresent()) {
            model.entryMending().declineOffer(); // which shows the entry
            return;
        }
        Optional<VerdictRow> shown =
                Optional.ofNullable(entryList.getSelectionModel().getSelectedItem());
        if (shown.isEmpty()) {
            statePicture.show(model.verdictsProperty().get(), isUnknown());
            if (!reviewPane.content().equals(Optional.of(statePicture))) {
                reviewPane.show(statePicture, List.of());
            }
            return;
        }
        boolean isAsked = shown.get().serviceVerdict() != VerdictKind.NOT_ASKED;
        againButton.setText(MESSAGES.text(isAsked ? "online.again" : "online.ask-one"));
        reviewPane.show(
                VerdictPane.content(
                        shown.get(), model.receiptsOf(shown.get()), this::showEntry, mendingBox),
                List.of(mendButton, acceptButton, againButton, goButton));
        model.entryMending().workOut(shown.get());
    }

    /// Shows what would mend several entries or is to be accepted, or again the selected entry.
    private void showOffer(Optional<ChangeProposal> offer) {
        boolean hadFocus = mendAllButton.isFocused() || reviewPane.isFocusWithin();
        if (offer.isEmpty()) {
            showSide();
            if (hadFocus) {
                entryList.requestFocus();
            }
            return;
        }
        ProposalView proposalView = ProposalView.withoutButtons(offer.get());
        reviewPane.showFilling(
                proposalView, proposalView.buttons(model.entryMending()::declineOffer));
        proposalView.focusRows();
    }
}
