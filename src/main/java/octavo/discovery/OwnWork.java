package octavo.discovery;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SourcedWork;
import octavo.text.LocalizedSentence;
import octavo.verify.FieldDifference;

import java.util.ArrayList;
import java.util.List;

/// A work on public record that may be one's own, beside the library.
///
/// @param entries the library's entries of it
/// @param differences in which fields they differ from all records, and whose word that is
/// @param reasons why it is one's own or not, and what else the records say
public record OwnWork(
        OwnWorkState state,
        WorkCluster cluster,
        List<Work> entries,
        List<FieldDifference> differences,
        List<LocalizedSentence> reasons) {
    public OwnWork {
        entries = List.copyOf(entries);
        differences = List.copyOf(differences);
        reasons = List.copyOf(reasons);
    }

    /// The services that have it.
    public List<String> serviceNames() {
        return cluster.records().stream().map(it -> it.serviceName()).distinct().sorted().toList();
    }

    /// What the records say of its published version, or of its preprint if there is no other: the
    /// preprint adds its number and abstract.
    public FoundPaper mergeRecords() {
        RecordGroup mainGroup = cluster.mainGroup();
        List<SourcedWork> sourcedWorks = new ArrayList<>(mainGroup.sourcedWorks());
        cluster.groups().stream()
                .filter(it -> !it.equals(mainGroup))
                .forEach(it -> sourcedWorks.addAll(it.sourcedWorks()));
        return FoundPaper.ofRecords(
                new SoughtPaper.OfWords(
                        sourcedWorks.getFirst().importedWork().plainText(FieldName.TITLE)),
                sourcedWorks);
    }

    /// How a work on public record relates to one's own list.
    public enum OwnWorkState {
        /// It is one's own, and the library lacks it.
        MISSING,
        /// The library has it as a preprint, and it has been published.
        PUBLISHED,
        /// The library has it, with other values.
        DIFFERS,
        /// The library has it as it is recorded.
        SAME,
        /// Nothing says whether it is one's own or a namesake's.
        OPEN,
        /// It is a namesake's, or its owner has said that it is not theirs.
        NOT_MINE
    }
}
