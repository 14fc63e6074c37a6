package octavo.gui.people;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TriageKeys;
import octavo.gui.controls.TwoLines;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.pagecontract.SearchablePage;
import octavo.people.KnownIndividual;
import octavo.people.NameVariant;
import octavo.people.PersonCandidate;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The people page: undecided candidates and all people on the left, one person on the right.
public final class PeopleView extends SplitPane implements SearchablePage {
    private static final MessageTexts MESSAGES = MessageTexts.of(PeopleView.class);

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE = 36;

    private final PeopleModel model;
    private final ListView<PersonCandidate> candidates;
    private final ListView<KnownIndividual> people;
    private final ScrollPane side = new ScrollPane();
    private final ToggleButton deciding = tab("deciding");
    private final ToggleButton all = tab("all");
    private final TriageKeys<PersonCandidate> decisions;
    private final TextField query = new TextField();

    public PeopleView(PeopleModel model) {
        this.model = model;
        setId("people");
        getStyleClass().add("people");
        getStylesheets().add(PackageStylesheet.of(PeopleView.class));
        candidates = list("candidates", model.candidates(), PeopleView::names, PeopleView::score);
        whenNoneMatches(candidates);
        people = list("persons", model.people(), KnownIndividual::name, PeopleView::papers);
        side.setId("people-side");
        side.setFitToWidth(true);
        side.setFocusTraversable(false);
        ResponsivePair.of(this, left(), side, WIDE, 0.36);
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
                    showSide();
                });
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
        Label busy = new Label(MESSAGES.text("busy"));
        busy.getStyleClass().add("muted");
        busy.visibleProperty().bind(model.busyProperty().and(Bindings.isEmpty(model.candidates())));
        StackPane lists =
                new StackPane(new IncrementalList(candidates), new IncrementalList(people), busy);
        VBox.setVgrow(lists, Priority.ALWAYS);
        VBox left = new VBox(new TabButtons(deciding, all), query, lists);
        left.getStyleClass().add("people-left");
        return left;
    }

    private static ToggleButton tab(String id) {
        return TabButtons.tab("people-" + id, MESSAGES.text(id));
    }

    private static <T> ListView<T> list(
            String id,
            ObservableList<T> items,
            Function<T, String> first,
            Function<T, String> then) {
        ListView<T> list = new ListView<>(items);
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        list.setCellFactory(_ -> new TwoLines<>(first, then));
        Label none = new Label(MESSAGES.text(id + ".none"));
        SafeWrapping.wrap(none);
        none.getStyleClass().addAll("muted", "people-none");
        list.setPlaceholder(none);
        return list;
    }

    private static String names(PersonCandidate candidate) {
        return candidate.variants().stream()
                .map(NameVariant::writtenName)
                .collect(joining("  ·  "));
    }

    /// Nothing to review, or nothing that is looked for.
    private void whenNoneMatches(ListView<PersonCandidate> list) {
        if (list.getPlaceholder() instanceof Label none) {
            none.textProperty()
                    .bind(
                            model.queryProperty()
                                    .map(words ->
                                            MESSAGES.text(
                                                    words.isBlank()
                                                            ? "candidates.none"
                                                            : "persons.none")));
        }
    }

    /// How likely it is, and what speaks for it beside the names, which the line above shows.
    private static String score(PersonCandidate candidate) {
        Set<String> names =
                candidate.variants().stream().map(NameVariant::writtenName).collect(toSet());
        String papers =
                candidate.variants().stream()
                        .map(variant -> Integer.toString(variant.entryCount()))
                        .collect(joining(" + "));
        String score = MESSAGES.text("score", Math.round(candidate.score() * 100), papers);
        return candidate.reasons().stream()
                .filter(reason -> reason.arguments().stream().noneMatch(names::contains))
                .findFirst()
                .map(reason -> score + " · " + MessageTranslator.of(reason))
                .orElse(score);
    }

    private static String papers(KnownIndividual individual) {
        return MESSAGES.text("papers", individual.entryCount(), individual.variants().size());
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
        ProposalView review = new ProposalView(plan, model::dismiss);
        side.setContent(review);
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
            side.setContent(PersonPageView.of(new PersonCard(model, page)));
        } else if (deciding.isSelected() && chosenCandidate != null) {
            side.setContent(
                    new CandidateView(
                            chosenCandidate,
                            model::titles,
                            () -> decisions.decide(KeyCode.S),
                            () -> decisions.decide(KeyCode.D),
                            () -> decisions.decide(KeyCode.N)));
        } else {
            side.setContent(null);
        }
    }
}
