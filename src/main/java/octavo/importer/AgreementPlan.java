package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.duplicates.ImportCandidate;
import octavo.duplicates.ImportPlan;
import octavo.keys.KeyFormula;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.sidecar.Sidecar;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/// An import whose new entries are laid out, keyed and spelt as the library does it. Only certain
/// matches are changed, and each change is optional.
///
/// @param plan the import as the sources have it
public record AgreementPlan(ImportPlan plan, List<Adaptation> adaptations) {
    public AgreementPlan {
        adaptations = List.copyOf(adaptations);
    }

    /// Stands for the key of an entry in an adaptation.
    static final String KEY = "key";

    /// A value of a new entry that the library spells differently.
    ///
    /// @param arrival the index of the entry among the candidates
    /// @param before the value in the source
    public record Adaptation(
            int arrival, String field, String before, String after, LocalizedSentence reason) {}

    /// Finds what the library spells differently.
    ///
    /// @param sidecar has the decisions about people and venues
    public static AgreementPlan of(ImportPlan plan, Sidecar sidecar, VenueRegister register) {
        return of(plan, Optional.empty(), sidecar, register);
    }

    /// The same, with keys by a formula if most of the library's are by it.
    public static AgreementPlan of(
            ImportPlan plan, KeyFormula formula, Sidecar sidecar, VenueRegister register) {
        return of(plan, Optional.of(formula), sidecar, register);
    }

    private static AgreementPlan of(
            ImportPlan plan,
            Optional<KeyFormula> formula,
            Sidecar sidecar,
            VenueRegister register) {
        Library library = plan.library();
        int from = library.slots().size();
        List<Integer> fresh = new ArrayList<>();
        List<BibEntry> entries = new ArrayList<>();
        for (int i = 0; i < plan.arrivals().size(); i++) {
            ImportCandidate arrival = plan.arrivals().get(i);
            if (arrival.state() == ImportCandidate.State.NEW) {
                fresh.add(i);
                entries.add(arrival.entry());
            }
        }
        if (from == 0 || entries.isEmpty()) {
            return new AgreementPlan(plan, List.of());
        }
        Library joined = library.apply(library.insert(from, entries));
        Map<Integer, Integer> arrivals = new TreeMap<>();
        int next = 0;
        for (int i = from; i < joined.slots().size(); i++) {
            if (joined.slots().get(i).item() instanceof BibEntry) {
                arrivals.put(joined.slots().get(i).number(), fresh.get(next));
                next++;
            }
        }
        List<Adaptation> found = new ArrayList<>();
        formula.map(new KeyAgreements(library, joined, arrivals)::adaptations)
                .ifPresent(found::addAll);
        fresh.forEach(
                i -> found.addAll(ValueAgreements.adaptations(i, plan.arrivals().get(i).entry())));
        found.addAll(
                new NameAgreements(joined, arrivals, DecisionsJson.read(sidecar).decisions())
                        .adaptations());
        found.addAll(
                new VenueAgreements(
                                joined,
                                arrivals,
                                VenueIndex.of(joined, register, VenueDecisions.of(sidecar)))
                        .adaptations());
        found.sort(Comparator.comparingInt(Adaptation::arrival));
        return new AgreementPlan(plan, found);
    }

    /// The adaptations of a candidate.
    public List<Adaptation> of(int arrival) {
        return adaptations.stream().filter(each -> each.arrival() == arrival).toList();
    }

    /// The import with all adaptations.
    public ImportPlan all() {
        return with(_ -> true);
    }

    /// The import with the wanted adaptations.
    public ImportPlan with(Predicate<Adaptation> wanted) {
        List<ImportCandidate> arrivals = new ArrayList<>(plan.arrivals());
        for (Adaptation each : adaptations) {
            if (wanted.test(each)) {
                ImportCandidate before = arrivals.get(each.arrival());
                arrivals.set(each.arrival(), with(before, adapted(before.entry(), each)));
            }
        }
        AdoptedLayout layout = new AdoptedLayout(plan.library());
        if (plan.library().entries().findAny().isPresent()) {
            arrivals.replaceAll(each ->
                    each.state() == ImportCandidate.State.NEW
                            ? with(each, layout.of(each.entry()))
                            : each);
        }
        return new ImportPlan(plan.library(), arrivals, plan.refused(), plan.repaired());
    }

    private static ImportCandidate with(ImportCandidate candidate, BibEntry entry) {
        return new ImportCandidate(entry, candidate.known(), candidate.rows(), candidate.reasons());
    }

    private static BibEntry adapted(BibEntry entry, Adaptation adaptation) {
        return (adaptation.field().equals(KEY)
                        ? entry.withKey(adaptation.after())
                        : entry.with(adaptation.field(), BibValue.parse(adaptation.after())))
                .orElse(entry);
    }
}
