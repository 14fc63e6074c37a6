package octavo.gui.discovery;

import octavo.discovery.DisownedWorks;
import octavo.discovery.OwnWork;
import octavo.discovery.OwnWorks;
import octavo.discovery.WrittenPapers;
import octavo.formats.workdrafts.ImportedWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.RowMark;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A work on record or in one's own list, and how the two stand to each other.
///
/// @param records what services have of it; none if no service has it
/// @param isDisowned whether its owner has said that it is not theirs
record ComparedWork(
        OwnWorkGroup group, DiscoveredWork work, List<ImportedWork> records, boolean isDisowned) {
    private static final MessageTexts MESSAGES = MessageTexts.of(ComparedWork.class);

    ComparedWork {
        records = List.copyOf(records);
    }

    /// All works, by group.
    static List<ComparedWork> allOf(
            OwnWorks ownWorks, Library library, DisownedWorks disownedWorks) {
        List<FoundPaper> papers = ownWorks.works().stream().map(OwnWork::mergeRecords).toList();
        List<Optional<Work>> writtenEntries = WrittenPapers.of(papers).entries();
        List<ComparedWork> comparedWorks = new ArrayList<>();
        for (int i = 0; i < papers.size(); i++) {
            OwnWork ownWork = ownWorks.works().get(i);
            FoundPaper paper = papers.get(i);
            writtenEntries
                    .get(i)
                    .or(() -> ownWork.entries().stream().findFirst())
                    .ifPresent(shownWork ->
                            comparedWorks.add(
                                    of(ownWork, paper, shownWork, library, disownedWorks)));
        }
        ownWorks.unrecordedEntries().forEach(it -> comparedWorks.add(unrecorded(it, library)));
        comparedWorks.sort(Comparator.comparing(ComparedWork::group));
        return comparedWorks;
    }

    private static ComparedWork of(
            OwnWork ownWork,
            FoundPaper paper,
            Work shownWork,
            Library library,
            DisownedWorks disownedWorks) {
        OwnWorkGroup group = OwnWorkGroup.of(ownWork.state());
        List<ImportedWork> records =
                ownWork.cluster().records().stream().map(RecordedWork::work).toList();
        DiscoveredWork work =
                new DiscoveredWork(
                        shownWork,
                        group == OwnWorkGroup.SAME ? Optional.empty() : Optional.of(paper),
                        ownWork.cluster().records().stream()
                                .map(RecordedWork::sourcedWork)
                                .toList(),
                        ownWork.serviceNames(),
                        DiscoveredWork.knownEntries(library, ownWork.entries()),
                        Optional.of(markOf(group)),
                        Stream.concat(
                                        ownWork.reasons().stream(),
                                        ownWork.differences().stream().map(it -> it.sentence()))
                                .map(MessageTranslator::of)
                                .toList());
        return new ComparedWork(
                group, work, records, records.stream().anyMatch(disownedWorks::hasWork));
    }

    private static ComparedWork unrecorded(Work entry, Library library) {
        return new ComparedWork(
                OwnWorkGroup.UNRECORDED,
                new DiscoveredWork(
                        entry,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        DiscoveredWork.knownEntries(library, List.of(entry)),
                        Optional.of(markOf(OwnWorkGroup.UNRECORDED)),
                        List.of(MESSAGES.text("own.unrecorded.reason"))),
                List.of(),
                false);
    }

    private static RowMark.ChipMark markOf(OwnWorkGroup group) {
        return new RowMark.ChipMark(MESSAGES.text("own." + group.id()), group.tone());
    }
}
