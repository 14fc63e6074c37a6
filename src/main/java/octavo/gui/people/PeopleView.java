package octavo.gui.people;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TriageKeys;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.InitialsMark;
import octavo.gui.masterdetail.SettleAllRow;
import octavo.gui.pagecontract.SearchablePage;
import octavo.people.KnownIndividual;
import octavo.people.NameVariant;
import octavo.people.PersonCandidate;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The people page: undecided candidates and all people on the left, one person on the right.
public final class PeopleView extends SplitPane implements SearchablePage {
    private static final MessageTexts MESSAGES = MessageTexts.of(PeopleView.class);

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE = 36;

    /// Fewer are as soon decided one by one.
    private static final int FEWEST_AT_ONCE = 2;

    private final PeopleModel model;
    private final ListView<PersonCandidate> candidates;
    private final ListView<KnownIndividual> people;
    private final ReviewPane side = new ReviewPane("people-side");
    private final ToggleButton deciding = tab("deciding");
    private final ToggleButton all = tab("all");
    private final TriageKeys<PersonCandidate> decisions;
    private final TextField query = new TextField();

    /// The candidate that was shown last.
    private Optional<CandidateView> candidateView = Optional.empty();

    public PeopleView(PeopleModel model) {
        this.model = model;
        setId("people");
        getStyleClass().add("people");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(PeopleView.class));
        candidates = list("candidates", model.candidates(), PeopleView::candidateRow);
        people = list("persons", model.people(), PeopleView::personRow);
        whenNoneMatches(candidates, "candidates.none");
        whenNoneMatches(people, "persons.none");
        ResponsivePair.of(this, left(), side, WIDE, 0.28);
        decisions =
                new TriageKeys<>(
                        candidates,
                        () -> model.planProperty().get() == null,
                        Map.of(
                                KeyCode.S, model::same,
                                KeyCode.D, model::different,
                                KeyCode.N, model::skip));
        candidates
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenCandidate) -> {
                    leaveReview(candidates, chosenCandidate);
                    if (chosenCandidate != null) {
                        model.consider(chosenCandidate);
                    }
                    showSide();
                });
        decisions.listenIn(side);
        people.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenCandidate) -> {
                    leaveReview(people, chosenCandidate);
                    if (chosenCandidate != null) {
                        model.open(chosenCandidate.variants().getFirst().variantKey());
                    }
                });
        all.selectedProperty().subscribe(this::beginWithPeople);
        people.getItems()
                .addListener((ListChangeListener<KnownIndividual>) _ -> chooseFirstPerson());
        model.planProperty().addListener((_, _, plan) -> showPlan(plan));
        model.pageProperty().addListener((_, _, page) -> showPage(page));
        model.queryProperty().addListener(_ -> keepToList());
        model.spellingChoice()
                .previewProperty()
                .addListener((_, _, preview) ->
                        candidateView.ifPresent(view -> view.showChanges(preview)));
        deciding.selectedProperty()
                .addListener(_ -> {
                    if (deciding.isFocused() || all.isFocused()) {
                        model.dismiss();
                    }
                    showSide();
                });
        showSide();
    }

    /// Selecting another person in a list discards the review.
    private <T> void leaveReview(ListView<T> list, @Nullable T chosenCandidate) {
        if (chosenCandidate != null && list.isFocused()) {
            model.dismiss();
        }
    }

    @Override
    public void focusSearch() {
        query.requestFocus();
        query.selectAll();
    }

    /// All people begin with the first one, and with the keys where names are looked for.
    private void beginWithPeople(boolean begun) {
        chooseFirstPerson();
        if (begun && all.isFocused()) {
            query.requestFocus();
        }
    }

    private void chooseFirstPerson() {
        if (all.isSelected()
                && model.pageProperty().get() == null
                && !people.getItems().isEmpty()) {
            people.getSelectionModel().selectFirst();
        }
    }

    /// The person of a page, if the list has them.
    private Optional<KnownIndividual> listed(@Nullable PersonPage page) {
        if (page == null) {
            return Optional.empty();
        }
        Set<String> spellings =
                page.person().variants().stream().map(NameVariant::variantKey).collect(toSet());
        return people.getItems().stream()
                .filter(each ->
                        each.variants().stream()
                                .map(NameVariant::variantKey)
                                .anyMatch(spellings::contains))
                .findFirst();
    }

    /// Shows the first who is looked for, unless the person shown is among them.
    private void keepToList() {
        if (all.isSelected()) {
            listed(model.pageProperty().get())
                    .ifPresentOrElse(
                            people.getSelectionModel()::select,
                            people.getSelectionModel()::selectFirst);
            showSide();
        } else if (model.planProperty().get() == null) {
            candidates.getSelectionModel().selectFirst();
        }
    }

    /// Whoever is reached from another person, such as a co-author, is shown with all people. While
    /// somebody types whom they look for, the page shown may be from before.
    private void showPage(@Nullable PersonPage page) {
        boolean isElsewhere = page != null && listed(page).isEmpty() && !query.isFocused();
        if (isElsewhere && !people.getItems().isEmpty()) {
            model.queryProperty().set("");
        }
        showSide();
    }

    private Pane left() {
        query.setId("people-query");
        query.setPromptText(MESSAGES.text("query"));
        query.setAccessibleText(MESSAGES.text("query"));
        query.textProperty().bindBidirectional(model.queryProperty());
        candidates.visibleProperty().bind(deciding.selectedProperty());
        people.visibleProperty().bind(all.selectedProperty());
        StackPane lists =
                new StackPane(new IncrementalList(candidates), new IncrementalList(people));
        VBox.setVgrow(lists, Priority.ALWAYS);
        HBox.setHgrow(query, Priority.ALWAYS);
        HBox queryRow = new HBox(query);
        queryRow.getStyleClass().add("review-query");
        VBox left = new VBox(new TabButtons(deciding, all), queryRow, lists, trivialRow());
        left.getStyleClass().add("review-side");
        model.candidates().addListener((InvalidationListener) _ -> showCounts());
        model.people().addListener((InvalidationListener) _ -> showCounts());
        showCounts();
        return left;
    }

    private void showCounts() {
        deciding.setText(MESSAGES.text("deciding", model.candidates().size()));
        all.setText(MESSAGES.text("all", model.people().size()));
    }

    /// Settles those at once that hardly need a look.
    private SettleAllRow trivialRow() {
        SettleAllRow row =
                new SettleAllRow(
                        ActionButton.of(
                                "people-accept-trivial",
                                MESSAGES.text("accept-trivial"),
                                model::settleTrivial));
        Runnable show =
                () -> {
                    List<PersonCandidate> trivial =
                            deciding.isSelected() ? model.trivialCandidates() : List.of();
                    row.show(
                            trivial.size() < FEWEST_AT_ONCE
                                    ? ""
                                    : MESSAGES.text("trivial", trivial.size()),
                            trivial.stream()
                                    .limit(2)
                                    .map(PeopleView::names)
                                    .collect(joining("; ")));
                };
        model.candidates().addListener((InvalidationListener) _ -> show.run());
        deciding.selectedProperty().subscribe(_ -> show.run());
        return row;
    }

    private static ToggleButton tab(String id) {
        return TabButtons.tab("people-" + id, MESSAGES.text(id, 0));
    }

    private static <T> ListView<T> list(
            String id, ObservableList<T> items, Function<T, ReviewRow> rowOf) {
        ListView<T> list = new ListView<>(items);
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        ReviewCell.showIn(list, rowOf);
        Label none = new Label();
        SafeWrapping.wrap(none);
        none.getStyleClass().addAll("muted", "review-none");
        list.setPlaceholder(none);
        return list;
    }

    private static String names(PersonCandidate candidate) {
        return candidate.variants().stream()
                .map(NameVariant::writtenName)
                .collect(joining("  ·  "));
    }

    /// Nothing in a list, nothing that is looked for, or nothing yet.
    private void whenNoneMatches(ListView<?> list, String messageKey) {
        if (list.getPlaceholder() instanceof Label none) {
            none.textProperty()
                    .bind(
                            Bindings.createStringBinding(
                                    () -> textForNone(messageKey),
                                    model.busyProperty(),
                                    model.queryProperty()));
        }
    }

    private String textForNone(String messageKey) {
        if (model.busyProperty().get()) {
            return MESSAGES.text("busy");
        }
        return MESSAGES.text(model.queryProperty().get().isBlank() ? messageKey : "persons.none");
    }

    private static ReviewRow candidateRow(PersonCandidate candidate) {
        String percent = MESSAGES.text("percent", Math.round(candidate.score() * 100));
        return ReviewRow.of(names(candidate), details(candidate))
                .before(InitialsMark.ofName(candidate.fullestVariant().writtenName()))
                .after(CandidateView.scoreMark(candidate, percent));
    }

    /// The papers, and what speaks for it beside the names, which the line above shows.
    private static String details(PersonCandidate candidate) {
        Set<String> names =
                candidate.variants().stream().map(NameVariant::writtenName).collect(toSet());
        String papers =
                candidate.variants().stream()
                        .map(variant -> Integer.toString(variant.entryCount()))
                        .collect(joining(" + "));
        String papersText = MESSAGES.text("score", papers);
        return candidate.reasons().stream()
                .filter(reason -> reason.arguments().stream().noneMatch(names::contains))
                .findFirst()
                .map(reason -> papersText + " · " + MessageTranslator.of(reason))
                .orElse(papersText);
    }

    private static ReviewRow personRow(KnownIndividual individual) {
        return ReviewRow.of(
                        individual.name(),
                        MESSAGES.text(
                                "papers", individual.entryCount(), individual.variants().size()))
                .before(InitialsMark.ofName(individual.name()));
    }

    /// Moves the focus, if it is on this page, to the plan, and back once that is decided. While
    /// changes are reviewed, no other candidate looks as if it were asked about.
    private void showPlan(@Nullable ChangeProposal plan) {
        boolean here = isFocusWithin();
        if (plan == null) {
            decisions.goOn();
            showSide();
            if (here) {
                (deciding.isSelected() ? candidates : people).requestFocus();
            }
            return;
        }
        candidates.getSelectionModel().clearSelection();
        ProposalView review = ProposalView.withoutButtons(plan);
        side.showFilling(review, review.buttons(model::dismiss));
        side.showPosition("");
        if (here) {
            review.focus();
        }
    }

    /// Shows who is chosen. A review stays as it is, and keeps the keys, while that changes.
    private void showSide() {
        if (model.planProperty().get() != null) {
            return;
        }
        PersonPage page = model.pageProperty().get();
        PersonCandidate chosenCandidate = candidates.getSelectionModel().getSelectedItem();
        boolean noneIsFound = people.getItems().isEmpty() && !model.queryProperty().get().isBlank();
        if (all.isSelected() && page != null && !noneIsFound) {
            PersonPageView.showIn(side, new PersonCard(model, page));
            side.showPosition("");
        } else if (deciding.isSelected() && chosenCandidate != null) {
            CandidateView view = new CandidateView(model, chosenCandidate);
            candidateView = Optional.of(view);
            side.show(
                    view.content(),
                    view.actions(
                            () -> decisions.decide(KeyCode.S),
                            () -> decisions.decide(KeyCode.D),
                            () -> decisions.decide(KeyCode.N)));
            side.showPosition(
                    ReviewText.position(
                            candidates.getSelectionModel().getSelectedIndex(),
                            candidates.getItems().size()));
        } else {
            side.clear();
        }
    }
}
