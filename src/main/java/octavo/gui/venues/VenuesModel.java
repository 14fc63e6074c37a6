package octavo.gui.venues;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.discovery.FollowOffer;
import octavo.fields.FieldName;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.gui.tasks.LatestTask;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.sidecar.Sidecar;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;
import octavo.venues.VenuePlan;
import octavo.venues.VenueRecord;
import octavo.venues.VenueVariant;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The venues of a library. Decisions are saved in the sidecar at once; the resulting rewrites are
/// offered as one step.
public final class VenuesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(VenuesModel.class);

    /// The papers shown of a spelling.
    private static final int MOST_PAPERS = 3;

    private final OpenLibrary library;
    private final SidecarEdits sidecarEdits;
    private final ObservableList<VenueCluster> venues = FXCollections.observableArrayList();
    private final ObservableList<VenueCluster> unclear = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> plan =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(true);
    private final Set<String> skipped = new HashSet<>();
    private final LatestTask lookupTask;
    private Optional<VenueRegister> register = Optional.empty();
    private List<VenueCluster> all = List.of();
    private Map<String, String> names = Map.of();
    private boolean exchanging;

    /// The register is kept because it takes a while to read.
    ///
    /// @param names what each venue is found by
    private record Worked(
            VenueRegister register, List<VenueCluster> venues, Map<String, String> names) {}

    /// A preferred form for a venue, and the resulting changes to a state of the library.
    private record VenueWish(VenueCluster venue, String form, VenuePlan plan, Library state) {
        VenueDecisions note(VenueDecisions now) {
            return now.preferForm(nameOf(venue), form);
        }
    }

    public VenuesModel(OpenLibrary library) {
        this.library = library;
        this.lookupTask = new LatestTask(library.background());
        this.sidecarEdits = new SidecarEdits(library, this::decidedElsewhere);
        query.addListener(_ -> show());
        library.libraryValue().subscribe(_ -> sidecarEdits.readContent(_ -> work()));
    }

    private void decidedElsewhere() {
        plan.set(null);
        work();
    }

    private void work() {
        Library state = library.libraryValue().getValue();
        VenueDecisions decisions = VenueDecisions.of(sidecarEdits.currentContent());
        Optional<VenueRegister> knownRegister = register;
        busy.set(true);
        lookupTask.runLatest(
                () -> {
                    VenueRegister by =
                            knownRegister.isPresent()
                                    ? knownRegister.get()
                                    : VenueRegisters.readRegister();
                    List<VenueCluster> found =
                            VenueIndex.clusterOfSlot(state, by, decisions).clusters();
                    return new Worked(by, found, names(found));
                },
                now -> {
                    register = Optional.of(now.register());
                    all = now.venues();
                    names = now.names();
                    busy.set(false);
                    show();
                },
                library.onFailure());
    }

    /// What each venue is found by, each name on a line.
    private static Map<String, String> names(List<VenueCluster> venues) {
        return venues.stream()
                .collect(
                        Collectors.toMap(
                                VenueCluster::id,
                                each ->
                                        each.searchableNames()
                                                .flatMap(VenuesModel::foldings)
                                                .collect(Collectors.joining("\n")),
                                (one, other) -> one + "\n" + other));
    }

    /// Names are found with and without their accents, and abbreviations with and without their
    /// dots.
    private static Stream<String> foldings(String text) {
        LetterFolding folding = LetterFolding.of(text.replace(".", ""));
        return Stream.of(folding.unaccented(), folding.transliterated()).distinct();
    }

    private void show() {
        List<String> asked = foldings(query.get()).toList();
        exchanging = true;
        venues.setAll(
                all.stream()
                        .filter(each -> {
                            String venueNames = names.getOrDefault(each.id(), "");
                            return asked.stream().anyMatch(venueNames::contains);
                        })
                        .toList());
        exchanging = false;
        unclear.setAll(
                all.stream()
                        .filter(each ->
                                !each.likelyMatches().isEmpty() && !skipped.contains(each.id()))
                        .toList());
    }

    /// The venues that match the query, those with the most entries first.
    public ObservableList<VenueCluster> venues() {
        return venues;
    }

    /// Whether the list of venues is being exchanged, in which nobody chooses.
    boolean isExchanging() {
        return exchanging;
    }

    /// Venues that may be a series of the register, without skipped ones.
    public ObservableList<VenueCluster> unclear() {
        return unclear;
    }

    public StringProperty queryProperty() {
        return query;
    }

    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// The rewrites for review; null if there are none.
    public ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return plan.getReadOnlyProperty();
    }

    public void dismiss() {
        plan.set(null);
    }

    private void decide(VenueCluster venue, UnaryOperator<VenueDecisions> change) {
        sidecarEdits.changeContent(MESSAGES.text("step.decide", venue.venueName()), on(change));
        work();
    }

    private static UnaryOperator<Sidecar> on(UnaryOperator<VenueDecisions> change) {
        return sidecar -> change.apply(VenueDecisions.of(sidecar)).writtenTo(sidecar);
    }

    /// Decides that a venue, in all its spellings, is its most likely series. The series is what
    /// the spellings are names of: noted the other way round, the venue would stay unclear.
    public void same(VenueCluster venue) {
        if (venue.likelyMatches().isEmpty()) {
            return;
        }
        String seriesName = venue.likelyMatches().getFirst().series().names().fullName();
        decide(
                venue,
                now -> {
                    VenueDecisions newDecisions = now;
                    for (VenueVariant variant : venue.variants()) {
                        newDecisions =
                                newDecisions.decideSame(
                                        seriesName,
                                        variant.matchResult().venueName().writtenText());
                    }
                    return newDecisions;
                });
    }

    /// Adds another name of a venue.
    public void same(VenueCluster venue, String name) {
        if (!name.isBlank()) {
            decide(venue, now -> now.decideSame(nameOf(venue), name.strip()));
        }
    }

    /// Decides that a venue is none of its possible series.
    public void different(VenueCluster venue) {
        decide(
                venue,
                now -> {
                    VenueDecisions newDecisions = now;
                    for (var match : venue.likelyMatches()) {
                        newDecisions =
                                newDecisions.decideDifferent(
                                        nameOf(venue), match.series().names().fullName());
                    }
                    return newDecisions;
                });
        skip(venue);
    }

    /// Decides that a spelling means another venue.
    public void exclude(VenueCluster venue, VenueVariant variant) {
        decide(
                venue,
                now ->
                        now.decideDifferent(
                                nameOf(venue), variant.matchResult().venueName().writtenText()));
    }

    /// Skips a venue for this session.
    public void skip(VenueCluster venue) {
        skipped.add(venue.id());
        unclear.removeIf(each -> each.id().equals(venue.id()));
    }

    /// Forgets all decisions about a venue.
    public void forget(VenueCluster venue) {
        decide(venue, now -> now.withoutVenue(nameOf(venue)));
    }

    private static String nameOf(VenueCluster venue) {
        return venue.decidedRecord().map(VenueRecord::name).orElseGet(venue::venueName);
    }

    /// The form of a venue: as decided, or its name.
    public String form(VenueCluster venue) {
        return venue.decidedRecord()
                .flatMap(VenueRecord::preferredForm)
                .orElseGet(() -> LaTeX.escapeText(venue.venueName()));
    }

    /// Offers to unify a venue's spelling, and records the preference.
    public void prefer(VenueCluster venue, String form) {
        if (form.isBlank()) {
            return;
        }
        String wanted = form.strip();
        Library state = library.libraryValue().getValue();
        library.background()
                .runInBackground(
                        () -> VenuePlan.of(state, venue, wanted),
                        found -> offer(new VenueWish(venue, wanted, found, state)),
                        library.onFailure());
    }

    /// If nothing needs rewriting, there is nothing to review.
    private void offer(VenueWish wish) {
        boolean isNoted =
                wish.plan().rewrites().isEmpty() && !wish.form().equals(form(wish.venue()));
        if (isNoted) {
            decide(wish.venue(), wish::note);
        }
        plan.set(isNoted && wish.plan().keptVenues().isEmpty() ? null : proposal(wish));
    }

    private ChangeProposal proposal(VenueWish wish) {
        VenuePlan found = wish.plan();
        List<ChangeProposal.ProposalRow> rows =
                found.rewrites().stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        each.oldSource(), each.newSource(), where(each)))
                        .toList();
        Map<LocalizedSentence, List<String>> left =
                found.keptVenues().stream()
                        .collect(
                                Collectors.groupingBy(
                                        VenuePlan.KeptVenue::reason,
                                        LinkedHashMap::new,
                                        Collectors.mapping(
                                                VenuePlan.KeptVenue::entryKey,
                                                Collectors.toList())));
        return new ChangeProposal(
                MESSAGES.text("plan.title", wish.venue().venueName()),
                rows,
                left.entrySet().stream().map(it -> left(it.getKey(), it.getValue())).toList(),
                wanted -> make(wish, wanted));
    }

    private static String where(VenuePlan.VenueRewrite rewrite) {
        return rewrite.rewritesString()
                ? MESSAGES.text("plan.string", rewrite.key(), rewrite.entryKeys().size())
                : rewrite.key() + ", " + rewrite.field();
    }

    /// The entries that stay for one reason, on one line.
    private static String left(LocalizedSentence reason, List<String> keys) {
        String why = MessageTranslator.of(reason);
        return keys.size() == 1
                ? MESSAGES.text("plan.left", keys.getFirst(), why)
                : MESSAGES.text("plan.left.many", keys.size(), why, String.join(", ", keys));
    }

    /// Applies a plan, if the library is still in the state it was made for.
    private void make(VenueWish wish, Set<Integer> wanted) {
        plan.set(null);
        if (!wanted.isEmpty() && library.libraryValue().getValue().equals(wish.state())) {
            VenuePlan chosenPlan = wish.plan().onlyWanted(wanted);
            sidecarEdits.changeContent(
                    MESSAGES.text("step", wish.venue().venueName(), chosenPlan.entryCount()),
                    chosenPlan.toEdit(wish.state()),
                    on(wish::note));
        }
    }

    /// Shows the entries with a spelling.
    public void goTo(VenueVariant variant) {
        variant.slots().stream()
                .findFirst()
                .ifPresent(slot -> library.libraryWays().showEntry().accept(slot, ""));
    }

    /// The first papers of a spelling.
    List<PaperSummary> firstPapers(VenueVariant variant) {
        return variant.slots().stream()
                .limit(MOST_PAPERS)
                .flatMap(slot ->
                        PaperSummary.inSlot(library.libraryValue().getValue(), slot).stream())
                .toList();
    }

    OpenLibrary openLibrary() {
        return library;
    }

    /// By the ISSN of the register, or else of an entry.
    FollowOffer followOffer(VenueCluster venue) {
        Library state = library.libraryValue().getValue();
        Stream<String> entryNumbers =
                venue.variants().stream()
                        .flatMap(variant -> variant.slots().stream())
                        .flatMap(slot -> state.indexOfSlot(slot).flatMap(state::workAt).stream())
                        .map(work -> work.plainText(FieldName.ISSN));
        return FollowOffer.ofVenue(
                venue.venueName(),
                Stream.concat(
                        venue.knownSeries().stream().flatMap(series -> series.issns().stream()),
                        entryNumbers));
    }

    /// Shows the entry in a slot.
    void goTo(int slot) {
        library.libraryWays().showEntry().accept(slot, "");
    }
}
