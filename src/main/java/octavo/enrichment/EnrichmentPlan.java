package octavo.enrichment;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.TwinLink;
import octavo.editing.keys.KeyFormula;
import octavo.editing.keys.KeyPlan;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.importing.LibraryValues;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.SourcedWork;
import octavo.sidecar.Sidecar;
import octavo.text.LocalizedSentence;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerifiedEntry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A reviewable plan of changes that services support. Carried out, it is one edit.
///
/// @param publishedProposals for preprints of which exactly one published version is known
public record EnrichmentPlan(
        List<FieldProposal> fieldProposals, List<PublishedProposal> publishedProposals) {
    public EnrichmentPlan {
        fieldProposals = List.copyOf(fieldProposals);
        publishedProposals = List.copyOf(publishedProposals);
    }

    /// What a plan is made with.
    ///
    /// @param keyFormula makes the keys of new entries
    /// @param sidecar has the decisions about people and venues
    public record PlanContext(
            Library library, KeyFormula keyFormula, Sidecar sidecar, VenueRegister venueRegister) {}

    /// The result of a plan.
    ///
    /// @param newKeysByOld what citations of old keys should become
    public record EnrichmentEdit(Edit edit, Map<String, String> newKeysByOld) {
        public EnrichmentEdit {
            newKeysByOld = Map.copyOf(newKeysByOld);
        }
    }

    /// Mends the fields that differ from all records.
    public static EnrichmentPlan ofWrongFields(PlanContext context, List<EntryFinding> findings) {
        List<WrongFields> wrongFields = findings.stream().map(WrongFields::new).toList();
        WrittenRecords writtenRecords =
                writeRecords(
                        context, wrongFields.stream().flatMap(it -> it.usedRecords().stream()));
        return new EnrichmentPlan(
                wrongFields.stream()
                        .flatMap(it -> it.proposeChanges(writtenRecords).stream())
                        .toList(),
                List.of());
    }

    /// Whether something that is wrong in an entry may be mended, as far as its verdict tells.
    public static boolean mayMend(VerifiedEntry verifiedEntry) {
        return WrongFields.mayMend(verifiedEntry.verdict());
    }

    /// Why nothing is proposed for an entry that has something wrong, in words.
    public static Optional<LocalizedSentence> reasonForNone(EntryFinding finding) {
        return new WrongFields(finding).reasonForNone();
    }

    /// Completes entries, and finds the published versions of preprints.
    public static EnrichmentPlan ofMissingFields(
            PlanContext context, List<EntryFinding> findings, EnrichmentWishes wishes) {
        var missingFields =
                new MissingFields(new LibraryValues(context.library()), wishes.fields());
        List<FieldProposal> fieldProposals =
                findings.stream()
                        .flatMap(it -> missingFields.proposeFields(it).stream())
                        .filter(it -> !isTakenDoi(context.library(), it))
                        .toList();
        WrittenRecords writtenRecords =
                writeRecords(
                        context,
                        findings.stream()
                                .filter(it -> it.publishedVersions().size() == 1)
                                .map(it -> it.publishedVersions().getFirst().sourcedWork()));
        List<PublishedProposal> publishedProposals =
                findings.stream()
                        .filter(it -> it.publishedVersions().size() == 1)
                        .flatMap(it -> proposePublished(it, writtenRecords).stream())
                        .toList();
        return new EnrichmentPlan(fieldProposals, publishedProposals);
    }

    private static WrittenRecords writeRecords(PlanContext context, Stream<SourcedWork> records) {
        return new WrittenRecords(
                context.library(),
                records.distinct().toList(),
                context.keyFormula(),
                context.sidecar(),
                context.venueRegister());
    }

    private static Optional<PublishedProposal> proposePublished(
            EntryFinding finding, WrittenRecords writtenRecords) {
        PublishedVersion version = finding.publishedVersions().getFirst();
        Work work = finding.verifiedEntry().work();
        return writtenRecords
                .entryOf(version.sourcedWork())
                .map(entry ->
                        new PublishedProposal(
                                work.library().slots().get(work.index()).number(),
                                work.key(),
                                entry,
                                version));
    }

    /// Whether another entry has the DOI already: then the two are duplicates.
    private static boolean isTakenDoi(Library library, FieldProposal proposal) {
        String doi = BibValue.parse(proposal.sourceAfter()).expandedText(_ -> Optional.empty());
        return proposal.fieldName().equalsIgnoreCase("doi")
                && Work.allOf(library)
                        .anyMatch(work ->
                                work.doi()
                                        .filter(it -> it.name().equalsIgnoreCase(doi))
                                        .isPresent());
    }

    public boolean isEmpty() {
        return fieldProposals.isEmpty() && publishedProposals.isEmpty();
    }

    /// The plan with only the wanted changes of fields.
    public EnrichmentPlan withFields(Predicate<FieldProposal> isWanted) {
        return new EnrichmentPlan(
                fieldProposals.stream().filter(isWanted).toList(), publishedProposals);
    }

    /// The plan with only the wanted published versions.
    public EnrichmentPlan withPublished(Predicate<PublishedProposal> isWanted) {
        return new EnrichmentPlan(
                fieldProposals, publishedProposals.stream().filter(isWanted).toList());
    }

    /// Carries the plan out.
    ///
    /// @param handling what becomes of preprints whose published version is known
    /// @param movesCitations whether citations follow: then a preprint that becomes its published
    ///   version gets the key of that
    public EnrichmentEdit toEdit(
            Library library, PublishedHandling handling, boolean movesCitations) {
        EditSequence edits = new EditSequence(library);
        changeFields(edits);
        Map<String, String> newKeys = new LinkedHashMap<>();
        switch (handling) {
            case LINK -> addPublished(edits, newKeys);
            case REPLACE -> replacePreprints(edits, newKeys, movesCitations);
        }
        return new EnrichmentEdit(edits.combinedEdit(), newKeys);
    }

    private void changeFields(EditSequence edits) {
        Map<Integer, BibEntry> changedEntries = new LinkedHashMap<>();
        for (FieldProposal proposal : fieldProposals) {
            edits.currentLibrary()
                    .entryInSlot(proposal.slotNumber())
                    .map(it -> changedEntries.getOrDefault(proposal.slotNumber(), it))
                    .flatMap(it ->
                            it.withValue(
                                    proposal.fieldName(), BibValue.parse(proposal.sourceAfter())))
                    .ifPresent(it -> changedEntries.put(proposal.slotNumber(), it));
        }
        changedEntries.forEach((slotNumber, entry) ->
                edits.addEdit(edits.currentLibrary().replaceEntry(slotNumber, entry)));
    }

    /// Adds the published versions that the library lacks, and links their preprints to them.
    private void addPublished(EditSequence edits, Map<String, String> newKeys) {
        Library libraryBefore = edits.currentLibrary();
        Map<String, Integer> slotsByDoi = slotsByDoi(libraryBefore);
        List<PublishedProposal> added =
                publishedProposals.stream()
                        .filter(it -> !slotsByDoi.containsKey(doiOf(it.publishedEntry())))
                        .toList();
        List<ImportCandidate> candidates =
                added.stream()
                        .map(it ->
                                new ImportCandidate(
                                        it.publishedEntry(),
                                        Optional.empty(),
                                        List.of(),
                                        List.of()))
                        .toList();
        edits.addEdit(
                new ImportPlan(libraryBefore, candidates, List.of(), List.of())
                        .toEdit(
                                libraryBefore,
                                candidates.stream().map(ImportCandidate::proposedChoice).toList()));
        List<Integer> addedSlots = ImportPlan.addedSlots(libraryBefore, edits.currentLibrary());
        Map<PublishedProposal, Integer> publishedSlots = new HashMap<>();
        for (int i = 0; i < added.size(); i++) {
            publishedSlots.put(added.get(i), addedSlots.get(i));
        }
        for (PublishedProposal proposal : publishedProposals) {
            Integer known = slotsByDoi.get(doiOf(proposal.publishedEntry()));
            linkEntries(
                    edits,
                    proposal,
                    known == null ? publishedSlots.getOrDefault(proposal, -1) : known,
                    newKeys);
        }
    }

    private static Map<String, Integer> slotsByDoi(Library library) {
        Map<String, Integer> slotsByDoi = new HashMap<>();
        Work.allOf(library)
                .forEach(work ->
                        work.doi()
                                .ifPresent(doi ->
                                        slotsByDoi.putIfAbsent(
                                                doi.foldedName(),
                                                library.slots().get(work.index()).number())));
        return slotsByDoi;
    }

    /// In small letters; something that no DOI is if the entry has none.
    private static String doiOf(BibEntry entry) {
        return entry.value("doi")
                .map(it -> it.expandedText(_ -> Optional.empty()))
                .flatMap(it -> Doi.parse(it).value())
                .map(Doi::foldedName)
                .orElse("-");
    }

    private static void linkEntries(
            EditSequence edits,
            PublishedProposal proposal,
            int publishedSlot,
            Map<String, String> newKeys) {
        Library library = edits.currentLibrary();
        int preprintIndex = library.slotIndex(proposal.slotNumber());
        int publishedIndex = library.slotIndex(publishedSlot);
        if (preprintIndex < 0 || publishedIndex < 0) {
            return;
        }
        var entryMatch =
                new EntryMatch(preprintIndex, publishedIndex, MatchLevel.CERTAIN, List.of());
        if (!TwinLink.isLinked(library, entryMatch)) {
            TwinLink.linkTwins(library, entryMatch).ifPresent(edits::addEdit);
        }
        library.workAt(publishedIndex).ifPresent(it -> newKeys.put(proposal.key(), it.key()));
    }

    private void replacePreprints(
            EditSequence edits, Map<String, String> newKeys, boolean takesNewKeys) {
        Set<String> takenKeys = new HashSet<>();
        edits.currentLibrary()
                .entrySlots()
                .forEach(it -> takenKeys.add(foldKey(((BibEntry) it.item()).key())));
        for (PublishedProposal proposal : publishedProposals) {
            Library library = edits.currentLibrary();
            String newKey = proposal.publishedEntry().key();
            boolean isKeyFree = takenKeys.add(foldKey(newKey));
            if (takesNewKeys && isKeyFree && !proposal.key().isEmpty()) {
                edits.addEdit(KeyPlan.of(library, proposal.slotNumber(), newKey).toEdit(library));
                newKeys.put(proposal.key(), newKey);
            }
            int index = edits.currentLibrary().slotIndex(proposal.slotNumber());
            edits.currentLibrary()
                    .workAt(index)
                    .flatMap(it -> new ReplacedPreprint(it, proposal.publishedEntry()).toEntry())
                    .ifPresent(it ->
                            edits.addEdit(
                                    edits.currentLibrary()
                                            .replaceEntry(proposal.slotNumber(), it)));
        }
    }

    private static String foldKey(String key) {
        return key.toLowerCase(Locale.ROOT);
    }

    /// Every entry that the plan changes or names, by its slot.
    public Map<Integer, List<FieldProposal>> proposalsBySlot() {
        Map<Integer, List<FieldProposal>> bySlot = new LinkedHashMap<>();
        fieldProposals.forEach(
                it -> bySlot.computeIfAbsent(it.slotNumber(), _ -> new ArrayList<>()).add(it));
        return bySlot;
    }
}
