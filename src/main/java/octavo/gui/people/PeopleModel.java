package octavo.gui.people;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.people.SpellingPlan.SpelledPerson;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.people.KnownIndividual;
import octavo.people.NameSearch;
import octavo.people.NameVariant;
import octavo.people.PeopleIndex;
import octavo.people.Person;
import octavo.people.PersonCandidate;
import octavo.people.PersonDecisions;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The people of a library: candidates, persons and decisions. Decisions are saved in the sidecar
/// at once; the resulting rewrites of the library are offered as one step.
public final class PeopleModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PeopleModel.class);

    private final OpenLibrary library;
    private final SidecarEdits sidecarEdits;
    private final DecisionSteps decisions;
    private final UnificationOffer unificationOffer;
    private final ObservableList<PersonCandidate> candidates = FXCollections.observableArrayList();
    private final ObservableList<KnownIndividual> people = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable PersonPage> page = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(true);
    private final Set<Set<String>> skipped = new HashSet<>();
    private final LatestTask lookupTask;
    private final LatestTask openingTask;
    private final SpellingChoice spellingChoice;
    private Optional<PeopleSnapshot> seen = Optional.empty();

    /// The spelling whose person is being looked up.
    private Optional<String> asked = Optional.empty();

    public PeopleModel(OpenLibrary library) {
        this.library = library;
        this.lookupTask = new LatestTask(library.background());
        this.openingTask = new LatestTask(library.background());
        this.spellingChoice = new SpellingChoice(library.background(), library.onFailure());
        this.sidecarEdits = new SidecarEdits(library, this::decidedElsewhere);
        this.decisions = new DecisionSteps(sidecarEdits, this::workAgain);
        this.unificationOffer = new UnificationOffer(library, decisions, () -> seen);
        query.addListener(_ -> {
            seen.ifPresent(this::showCandidates);
            seen.ifPresent(this::showPeople);
        });
        library.libraryValue().subscribe(_ -> look());
    }

    private void look() {
        sidecarEdits.readContent(_ -> work(library.libraryValue().getValue(), Optional.empty()));
    }

    private void decidedElsewhere() {
        unificationOffer.dismiss();
        workAgain();
    }

    /// Recomputes the people with other decisions. What was seen of an earlier state of the library
    /// is of no use: its people would stand in for those that are being computed.
    private void workAgain() {
        Library state = library.libraryValue().getValue();
        seen.ifPresent(_ -> work(state, seen.filter(it -> it.library().equals(state))));
    }

    private void work(Library state, Optional<PeopleSnapshot> before) {
        PersonDecisions by = decisions();
        busy.set(true);
        lookupTask.runLatest(
                () -> before.map(it -> it.with(by)).orElseGet(() -> PeopleSnapshot.of(state, by)),
                now -> {
                    busy.set(false);
                    show(now);
                },
                library.onFailure());
    }

    private void show(PeopleSnapshot now) {
        seen = Optional.of(now);
        showCandidates(now);
        showPeople(now);
        asked.map(List::of).or(this::shownSpellings).ifPresent(spellings -> reopen(now, spellings));
    }

    private Optional<List<String>> shownSpellings() {
        return Optional.ofNullable(page.get())
                .map(it -> it.person().variants().stream().map(NameVariant::variantKey).toList());
    }

    private void showCandidates(PeopleSnapshot now) {
        candidates.setAll(
                now.candidates().stream()
                        .filter(each -> !skipped.contains(keys(each)))
                        .filter(each -> matches(each.variants(), query.get()))
                        .toList());
    }

    private void showPeople(PeopleSnapshot now) {
        String words = query.get();
        people.setAll(
                now.individuals().stream()
                        .filter(each -> isPerson(each) && matches(each.variants(), words))
                        .toList());
    }

    private static boolean isPerson(KnownIndividual individual) {
        return !individual.variants().getFirst().isOrganization();
    }

    private static boolean matches(List<NameVariant> variants, String words) {
        return words.isBlank()
                || variants.stream().anyMatch(variant -> NameSearch.matches(variant, words));
    }

    private static Set<String> keys(PersonCandidate candidate) {
        Set<String> keys = new HashSet<>();
        candidate.variants().forEach(variant -> keys.add(variant.variantKey()));
        return keys;
    }

    /// Names that may be one person and match the query, the most likely first; without skipped
    /// ones.
    public ObservableList<PersonCandidate> candidates() {
        return candidates;
    }

    /// All persons that match the query.
    public ObservableList<KnownIndividual> people() {
        return people;
    }

    public StringProperty queryProperty() {
        return query;
    }

    /// Whether people are being computed.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// The rewrites for review; null if there are none.
    public ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return unificationOffer.planProperty();
    }

    /// The person shown; null if there is none.
    public ReadOnlyObjectProperty<@Nullable PersonPage> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /// Finds out what the fullest spelling of a candidate would change.
    public void consider(PersonCandidate candidate) {
        considerSpelling(candidate, candidate.fullestVariant().writtenName());
    }

    /// Finds out what a spelling would change, and takes it for the one to write.
    public void considerSpelling(PersonCandidate candidate, String written) {
        seen.ifPresent(now -> spellingChoice.choose(now, candidate, written));
    }

    SpellingChoice spellingChoice() {
        return spellingChoice;
    }

    /// Decides that all names of a candidate are one person, and offers to write them alike.
    public void same(PersonCandidate candidate) {
        SpelledPerson person = SpelledPerson.of(candidate, spellingChoice.spellingOf(candidate));
        decide(step("same", candidate), candidate::decideSame);
        candidates.remove(candidate);
        unificationOffer.unify(List.of(person));
    }

    /// The candidates whose names differ in nothing but full stops.
    public List<PersonCandidate> trivialCandidates() {
        return candidates.stream().filter(PersonCandidate::differsOnlyInFullStops).toList();
    }

    /// Decides that the names of each trivial candidate are one person, as one step, and offers to
    /// write them alike.
    public void settleTrivial() {
        List<PersonCandidate> trivial = trivialCandidates();
        if (trivial.isEmpty()) {
            return;
        }
        decide(
                MESSAGES.text("step.trivial", trivial.size()),
                now -> {
                    PersonDecisions newDecisions = now;
                    for (PersonCandidate candidate : trivial) {
                        newDecisions = candidate.decideSame(newDecisions);
                    }
                    return newDecisions;
                });
        candidates.removeAll(trivial);
        unificationOffer.unify(
                trivial.stream()
                        .map(candidate ->
                                SpelledPerson.of(
                                        candidate, candidate.fullestVariant().writtenName()))
                        .toList());
    }

    /// Decides that the names of a candidate are different persons.
    public void different(PersonCandidate candidate) {
        decide(step("different", candidate), candidate::decideDifferent);
        candidates.remove(candidate);
    }

    /// Skips a candidate for this session.
    public void skip(PersonCandidate candidate) {
        skipped.add(keys(candidate));
        candidates.remove(candidate);
    }

    PersonDecisions decisions() {
        return decisions.current();
    }

    /// Changes decisions, as a step.
    void decide(String step, UnaryOperator<PersonDecisions> change) {
        decisions.decide(step, change);
    }

    private static String step(String verb, PersonCandidate candidate) {
        String names =
                candidate.variants().stream()
                        .map(NameVariant::writtenName)
                        .collect(Collectors.joining(" · "));
        return MESSAGES.text("step." + verb, names);
    }

    /// Offers to unify the names of a person, and records the preference; immediately if nothing
    /// needs rewriting.
    void prefer(KnownIndividual person, String written) {
        unificationOffer.prefer(person, written);
    }

    /// The papers of a spelling, by which people decide who wrote them.
    List<PaperSummary> papers(NameVariant variant) {
        return seen.map(now -> PersonPage.papersOf(now, List.of(variant))).orElse(List.of());
    }

    /// Discards the offered rewrites.
    public void dismiss() {
        unificationOffer.dismiss();
    }

    /// Shows the person of a spelling.
    public void open(String variant) {
        seen.ifPresent(now -> open(now, now.people().index().variant(variant)));
    }

    private void open(PeopleSnapshot now, Optional<NameVariant> variant) {
        asked = variant.map(NameVariant::variantKey);
        openingTask.runLatest(
                () -> variant.map(it -> PersonPage.of(now, now.people().individual(it))),
                found -> {
                    asked = Optional.empty();
                    page.set(found.orElse(null));
                },
                trouble -> {
                    asked = Optional.empty();
                    library.onFailure().accept(trouble);
                });
    }

    /// Shows the person of some spellings, or of the one that all of them have become.
    private void reopen(PeopleSnapshot now, List<String> spellings) {
        PeopleIndex index = now.people().index();
        Optional<Person> decided = decisions().person(spellings.getFirst());
        String name =
                decided.map(Person::name).filter(it -> !it.isEmpty()).orElse(spellings.getFirst());
        Stream<String> others = decided.stream().flatMap(it -> it.spellings().keySet().stream());
        open(
                now,
                Stream.concat(spellings.stream(), others)
                        .flatMap(spelling -> index.variant(spelling).stream())
                        .findFirst()
                        .or(() -> NameSearch.findVariants(index, name).stream().findFirst()));
    }

    /// Shows an entry.
    public void goTo(PaperSummary paper) {
        library.libraryWays().showEntry().accept(paper.slot(), "author");
    }

    OpenLibrary openLibrary() {
        return library;
    }

    /// Opens an entry's paper outside the window.
    void read(PaperSummary paper) {
        library.libraryWays().openPaper().accept(paper.slot());
    }
}
