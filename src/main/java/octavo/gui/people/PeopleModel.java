package octavo.gui.people;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.Latest;
import octavo.gui.Notes;
import octavo.gui.OpenLibrary;
import octavo.gui.controls.InWords;
import octavo.gui.controls.Messages;
import octavo.gui.controls.Proposal;
import octavo.library.Library;
import octavo.names.PersonName;
import octavo.people.Candidate;
import octavo.people.Decisions;
import octavo.people.DecisionsJson;
import octavo.people.Individual;
import octavo.people.NameSearch;
import octavo.people.Plan;
import octavo.people.Rewrite;
import octavo.people.Unification;
import octavo.people.Variant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Who may be one person, and who is who. Decisions go into the sidecar at once; what they would
/// have rewritten in the library is offered, and made as one step.
public final class PeopleModel {
    private static final Messages MESSAGES = Messages.of(PeopleModel.class);

    private final OpenLibrary library;
    private final Notes notes;
    private final ObservableList<Candidate> candidates = FXCollections.observableArrayList();
    private final ObservableList<Individual> people = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable Proposal> plan = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable PersonPage> page = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(true);
    private final Set<Set<String>> skipped = new HashSet<>();
    private final Latest latest = new Latest();
    private Optional<Seen> seen = Optional.empty();
    private Decisions decisions = Decisions.none();

    public PeopleModel(OpenLibrary library) {
        this.library = library;
        this.notes = new Notes(library);
        query.addListener(_ -> seen.ifPresent(this::showPeople));
        library.library().subscribe(_ -> look());
    }

    private void look() {
        notes.read(sidecar -> {
            decisions = DecisionsJson.read(sidecar).decisions();
            work(library.library().getValue(), Optional.empty());
        });
    }

    private void work(Library state, Optional<Seen> before) {
        Decisions by = decisions;
        busy.set(true);
        library.background()
                .run(
                        () -> before.map(it -> it.with(by)).orElseGet(() -> Seen.of(state, by)),
                        latest.only(now -> {
                            busy.set(false);
                            show(now);
                        }),
                        library.failed());
    }

    private void show(Seen now) {
        seen = Optional.of(now);
        candidates.setAll(
                now.candidates().stream().filter(each -> !skipped.contains(keys(each))).toList());
        showPeople(now);
        PersonPage before = page.get();
        if (before != null) {
            Individual person = before.person();
            person.variants().stream()
                    .map(Variant::key)
                    .filter(key -> now.people().index().variant(key).isPresent())
                    .findFirst()
                    .ifPresentOrElse(this::open, () -> openNamed(now, person.name()));
        }
    }

    private void showPeople(Seen now) {
        String words = query.get();
        people.setAll(
                now.individuals().stream()
                        .filter(each -> isPerson(each) && matches(each, words))
                        .toList());
    }

    private static boolean isPerson(Individual individual) {
        return !individual.variants().getFirst().body();
    }

    private static boolean matches(Individual individual, String words) {
        return words.isBlank()
                || individual.variants().stream()
                        .anyMatch(variant -> NameSearch.matches(variant, words));
    }

    private static Set<String> keys(Candidate candidate) {
        Set<String> keys = new HashSet<>();
        candidate.variants().forEach(variant -> keys.add(variant.key()));
        return keys;
    }

    /// Who may be one person, the most likely first; without those that were skipped.
    public ObservableList<Candidate> candidates() {
        return candidates;
    }

    /// All persons that fit the query.
    public ObservableList<Individual> people() {
        return people;
    }

    public StringProperty queryProperty() {
        return query;
    }

    /// Whether the people are being worked out.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// The rewrites to be looked at; null if there are none.
    public ReadOnlyObjectProperty<@Nullable Proposal> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// The person to be looked at; null if nobody is.
    public ReadOnlyObjectProperty<@Nullable PersonPage> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /// Says that all names of a candidate are one person, and offers to write them in one way.
    public void same(Candidate candidate) {
        List<Variant> variants = candidate.variants();
        String first = candidate.fullest().key();
        decide(now -> {
            Decisions result = now;
            for (Variant each : variants) {
                result = each.key().equals(first) ? result : result.same(first, each.key());
            }
            return result;
        });
        candidates.remove(candidate);
        offer(variants.stream().map(Variant::key).toList(), candidate.fullest().written());
    }

    /// Says that the names of a candidate are different persons; this is remembered.
    public void different(Candidate candidate) {
        List<Variant> variants = candidate.variants();
        decide(now -> {
            Decisions result = now;
            for (int i = 0; i < variants.size(); i++) {
                for (Variant other : variants.subList(i + 1, variants.size())) {
                    result = result.different(variants.get(i).key(), other.key());
                }
            }
            return result;
        });
        candidates.remove(candidate);
    }

    /// Leaves a candidate for another day.
    public void skip(Candidate candidate) {
        skipped.add(keys(candidate));
        candidates.remove(candidate);
    }

    Decisions decisions() {
        return decisions;
    }

    /// Changes what is decided, and has it saved and worked out.
    void decide(UnaryOperator<Decisions> change) {
        decisions = change.apply(decisions);
        Decisions now = decisions;
        notes.change(sidecar -> DecisionsJson.write(now, sidecar));
        seen.ifPresent(it -> work(it.library(), seen));
    }

    /// Offers to write names in one way, if any is written otherwise.
    void offer(List<String> keys, String written) {
        PersonName name = PersonName.parse(written).value();
        Optional<Seen> from = seen;
        if (from.isEmpty() || name.family().isEmpty() || name.literal().isPresent()) {
            return;
        }
        Library state = from.get().library();
        library.background()
                .run(
                        () -> Unification.plan(state, from.get().people().index(), keys, name),
                        found -> {
                            boolean any = !found.rewrites().isEmpty() || !found.refused().isEmpty();
                            plan.set(any ? proposal(written, found, state) : null);
                        },
                        library.failed());
    }

    private Proposal proposal(String written, Plan found, Library state) {
        List<Proposal.Row> rows =
                found.rewrites().stream()
                        .map(each ->
                                new Proposal.Row(
                                        each.before(),
                                        each.after(),
                                        each.place().key() + ", " + each.place().field()))
                        .toList();
        List<String> left =
                found.refused().stream()
                        .map(each ->
                                MESSAGES.text(
                                        "plan.refused",
                                        each.place().key(),
                                        each.name(),
                                        InWords.of(each.reason())))
                        .toList();
        return new Proposal(
                MESSAGES.text("plan.title", written),
                rows,
                left,
                wanted -> {
                    Set<Rewrite> those = new HashSet<>();
                    wanted.forEach(i -> those.add(found.rewrites().get(i)));
                    make(written, found.only(those::contains), state);
                });
    }

    /// Makes a plan, if the library is still the one that it was made for.
    private void make(String written, Plan wanted, Library state) {
        plan.set(null);
        if (wanted.rewrites().isEmpty()) {
            return;
        }
        if (library.library().getValue().equals(state)) {
            library.change()
                    .accept(MESSAGES.text("step", written, wanted.entries()), wanted.edit(state));
        } else {
            List<String> keys = new ArrayList<>();
            seen.ifPresent(it ->
                    NameSearch.find(it.people().index(), written)
                            .forEach(variant -> keys.add(variant.key())));
            offer(keys, written);
        }
    }

    /// Puts away the rewrites that were offered.
    public void dismiss() {
        plan.set(null);
    }

    /// Shows the person that a spelling is.
    public void open(String variant) {
        seen.ifPresent(now ->
                library.background()
                        .run(
                                () ->
                                        now.people()
                                                .index()
                                                .variant(variant)
                                                .map(it -> now.people().individual(it))
                                                .map(it -> PersonPage.of(now, it)),
                                found -> page.set(found.orElse(null)),
                                library.failed()));
    }

    /// Shows the person whose spellings have all become one that is preferred.
    private void openNamed(Seen now, String name) {
        NameSearch.find(now.people().index(), name).stream()
                .findFirst()
                .ifPresentOrElse(variant -> open(variant.key()), () -> page.set(null));
    }

    /// Leads to an entry.
    public void goTo(PersonPage.Paper paper) {
        library.ways().toEntry().accept(paper.slot(), "author");
    }
}
