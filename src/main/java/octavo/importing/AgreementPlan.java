package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.editing.keys.KeyFormula;
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
/// @param importPlan the import as the sources have it
public record AgreementPlan(ImportPlan importPlan, List<ValueAdaptation> adaptations) {
    public AgreementPlan {
        adaptations = List.copyOf(adaptations);
    }

    /// Stands for the key of an entry in an adaptation.
    static final String KEY_FIELD = "key";

    /// A value of a new entry that the library spells differently.
    ///
    /// @param candidateIndex the index of the entry among the candidates
    /// @param textBefore the value in the source
    public record ValueAdaptation(
            int candidateIndex,
            String field,
            String textBefore,
            String textAfter,
            LocalizedSentence reason) {}

    /// Finds what the library spells differently.
    ///
    /// @param sidecar has the decisions about people and venues
    public static AgreementPlan of(
            ImportPlan importPlan, Sidecar sidecar, VenueRegister venueRegister) {
        return of(importPlan, Optional.empty(), sidecar, venueRegister);
    }

    /// The same, with keys by a formula if most of the library's are by it.
    public static AgreementPlan of(
            ImportPlan importPlan,
            KeyFormula keyFormula,
            Sidecar sidecar,
            VenueRegister venueRegister) {
        return of(importPlan, Optional.of(keyFormula), sidecar, venueRegister);
    }

    private static AgreementPlan of(
            ImportPlan importPlan,
            Optional<KeyFormula> keyFormula,
            Sidecar sidecar,
            VenueRegister venueRegister) {
        Library library = importPlan.library();
        int firstNewIndex = library.slots().size();
        List<Integer> newIndexes = new ArrayList<>();
        List<BibEntry> newEntries = new ArrayList<>();
        for (int i = 0; i < importPlan.candidates().size(); i++) {
            ImportCandidate candidate = importPlan.candidates().get(i);
            if (candidate.isProposedAsNew()) {
                newIndexes.add(i);
                newEntries.add(candidate.entry());
            }
        }
        if (firstNewIndex == 0 || newEntries.isEmpty()) {
            return new AgreementPlan(importPlan, List.of());
        }
        Library joinedLibrary = library.applyEdit(library.insertEntries(firstNewIndex, newEntries));
        Map<Integer, Integer> candidateBySlot = new TreeMap<>();
        int nextIndex = 0;
        for (int i = firstNewIndex; i < joinedLibrary.slots().size(); i++) {
            if (joinedLibrary.slots().get(i).item() instanceof BibEntry) {
                candidateBySlot.put(
                        joinedLibrary.slots().get(i).number(), newIndexes.get(nextIndex));
                nextIndex++;
            }
        }
        List<ValueAdaptation> foundAdaptations = new ArrayList<>();
        keyFormula
                .map(new KeyAgreements(library, joinedLibrary, candidateBySlot)::adaptations)
                .ifPresent(foundAdaptations::addAll);
        newIndexes.forEach(i ->
                foundAdaptations.addAll(
                        ValueAgreements.adaptations(i, importPlan.candidates().get(i).entry())));
        foundAdaptations.addAll(
                new NameAgreements(
                                joinedLibrary,
                                candidateBySlot,
                                DecisionsJson.readDecisions(sidecar).decisions())
                        .adaptations());
        foundAdaptations.addAll(
                new VenueAgreements(
                                joinedLibrary,
                                candidateBySlot,
                                VenueIndex.clusterOfSlot(
                                        joinedLibrary, venueRegister, VenueDecisions.of(sidecar)))
                        .adaptations());
        foundAdaptations.sort(Comparator.comparingInt(ValueAdaptation::candidateIndex));
        return new AgreementPlan(importPlan, foundAdaptations);
    }

    /// The adaptations of a candidate.
    public List<ValueAdaptation> of(int candidate) {
        return adaptations.stream()
                .filter(adaptation -> adaptation.candidateIndex() == candidate)
                .toList();
    }

    /// The import with all adaptations.
    public ImportPlan planWithAll() {
        return with(_ -> true);
    }

    /// The import with the wanted adaptations.
    public ImportPlan with(Predicate<ValueAdaptation> isWanted) {
        List<ImportCandidate> candidates = new ArrayList<>(importPlan.candidates());
        for (ValueAdaptation each : adaptations) {
            if (isWanted.test(each)) {
                ImportCandidate oldCandidate = candidates.get(each.candidateIndex());
                candidates.set(
                        each.candidateIndex(),
                        with(oldCandidate, adaptEntry(oldCandidate.entry(), each)));
            }
        }
        AdoptedLayout adoptedLayout = new AdoptedLayout(importPlan.library());
        if (importPlan.library().entrySlots().findAny().isPresent()) {
            candidates.replaceAll(each ->
                    each.isProposedAsNew() ? with(each, adoptedLayout.of(each.entry())) : each);
        }
        return new ImportPlan(
                importPlan.library(),
                candidates,
                importPlan.refusedEntries(),
                importPlan.repairedEntries());
    }

    private static ImportCandidate with(ImportCandidate candidate, BibEntry entry) {
        return new ImportCandidate(
                entry, candidate.knownSlot(), candidate.mergeRows(), candidate.reasons());
    }

    private static BibEntry adaptEntry(BibEntry entry, ValueAdaptation adaptation) {
        return (adaptation.field().equals(KEY_FIELD)
                        ? entry.withKey(adaptation.textAfter())
                        : entry.withValue(
                                adaptation.field(), BibValue.parse(adaptation.textAfter())))
                .orElse(entry);
    }
}
