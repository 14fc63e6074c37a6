package octavo.gui.discovery;

import octavo.discovery.CitationQuestion;
import octavo.discovery.CitedWork;
import octavo.discovery.CitedWorks;
import octavo.discovery.CitingWorks;
import octavo.discovery.CitingWorks.CitingWork;
import octavo.discovery.WrittenPapers;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.RowMark;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.RecordedWork;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SourcedWork;
import octavo.lookup.StubWork;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What services have said so far of what entries cite or what cites them. What the library lacks
/// comes before what it has.
///
/// @param listedCount of how many entries there is a list
/// @param namelessCount how many references cannot be told from others
/// @param omittedCount how many works were left out, as there are too many
record CitationState(
        List<DiscoveredWork> works,
        int listedCount,
        int namelessCount,
        int omittedCount,
        List<ListingFailure> failures) {
    CitationState {
        works = List.copyOf(works);
        failures = List.copyOf(failures);
    }

    static CitationState of(CitedWorks citedWorks, CitationQuestion question) {
        return new CitationState(
                new RowMaker(question, CitationDirection.CITED)
                        .makeRows(citedWorks.citedWorks().stream().map(LinkedWork::of).toList()),
                question.entries().size() - citedWorks.listlessEntries().size(),
                citedWorks.namelessCount(),
                citedWorks.omittedCount(),
                citedWorks.failures());
    }

    static CitationState of(CitingWorks citingWorks, CitationQuestion question) {
        return new CitationState(
                new RowMaker(question, CitationDirection.CITING)
                        .makeRows(citingWorks.citingWorks().stream().map(LinkedWork::of).toList()),
                question.entries().size() - citingWorks.unknownEntries().size(),
                0,
                citingWorks.omittedCount(),
                citingWorks.failures());
    }

    /// How many works the library lacks.
    int missingCount() {
        return (int) works.stream().filter(it -> !it.isKnown()).count();
    }

    /// Whether any service has answered.
    boolean isAnswered() {
        return listedCount > 0 || failures.isEmpty();
    }

    /// A work at the other end of citations.
    ///
    /// @param foundPaper what an import takes
    /// @param shownPaper what is known of it, if only its number
    private record LinkedWork(
            Optional<FoundPaper> foundPaper,
            Optional<FoundPaper> shownPaper,
            List<SourcedWork> records,
            List<Work> linkedEntries,
            List<Work> knownEntries) {
        static LinkedWork of(CitedWork work) {
            SoughtPaper soughtPaper = new SoughtPaper.OfDoi(work.doi());
            return new LinkedWork(
                    work.foundPaper(),
                    work.foundPaper()
                            .or(() ->
                                    StubWork.stubFor(soughtPaper)
                                            .map(stub ->
                                                    new FoundPaper(
                                                            soughtPaper,
                                                            stub,
                                                            List.of(),
                                                            Map.of(),
                                                            List.of()))),
                    work.record().map(RecordedWork::sourcedWork).stream().toList(),
                    work.citingEntries(),
                    work.knownEntry().stream().toList());
        }

        static LinkedWork of(CitingWork work) {
            return new LinkedWork(
                    Optional.of(work.foundPaper()),
                    Optional.of(work.foundPaper()),
                    work.records(),
                    work.citedEntries(),
                    work.knownEntries());
        }

        /// The entry itself, where no service was asked for its record.
        Optional<Work> shownEntry() {
            return foundPaper.isPresent() ? Optional.empty() : knownEntries.stream().findFirst();
        }
    }

    private static final class RowMaker {
        private static final MessageTexts MESSAGES = MessageTexts.of(RowMaker.class);

        /// A work that so many entries cite is one that the library might be expected to have.
        private static final int NOTABLE_COUNT = 3;

        private static final int MOST_TITLES = 20;

        private final CitationQuestion question;
        private final CitationDirection direction;

        RowMaker(CitationQuestion question, CitationDirection direction) {
            this.question = question;
            this.direction = direction;
        }

        List<DiscoveredWork> makeRows(List<LinkedWork> linkedWorks) {
            List<LinkedWork> shownWorks =
                    linkedWorks.stream().filter(it -> it.shownPaper().isPresent()).toList();
            List<Optional<Work>> writtenWorks =
                    WrittenPapers.of(
                                    shownWorks.stream()
                                            .flatMap(it -> it.shownPaper().stream())
                                            .toList())
                            .entries();
            List<DiscoveredWork> rows = new ArrayList<>();
            for (int i = 0; i < shownWorks.size(); i++) {
                LinkedWork linkedWork = shownWorks.get(i);
                Optional<Work> writtenWork = writtenWorks.get(i);
                linkedWork
                        .shownEntry()
                        .or(() -> writtenWork)
                        .ifPresent(shownWork -> rows.add(makeRow(linkedWork, shownWork)));
            }
            rows.sort(Comparator.comparing(DiscoveredWork::isKnown));
            return rows;
        }

        private DiscoveredWork makeRow(LinkedWork linkedWork, Work shownWork) {
            return new DiscoveredWork(
                    shownWork,
                    linkedWork.foundPaper(),
                    linkedWork.records(),
                    linkedWork.records().stream().map(SourcedWork::sourceName).distinct().toList(),
                    DiscoveredWork.knownEntries(question.library(), linkedWork.knownEntries()),
                    mark(linkedWork),
                    remarks(linkedWork));
        }

        /// Of a single entry, the count would be the same everywhere.
        private Optional<RowMark.ChipMark> mark(LinkedWork linkedWork) {
            int count = linkedWork.linkedEntries().size();
            boolean isNotable = count >= NOTABLE_COUNT && linkedWork.knownEntries().isEmpty();
            return question.entries().size() == 1
                    ? Optional.empty()
                    : Optional.of(
                            new RowMark.ChipMark(
                                    MESSAGES.text("citations.count." + direction.id(), count),
                                    isNotable ? MarkTone.ACCENT : MarkTone.NEUTRAL));
        }

        private List<String> remarks(LinkedWork linkedWork) {
            List<Work> linkedEntries = linkedWork.linkedEntries();
            List<String> remarks = new ArrayList<>();
            if (question.entries().size() > 1) {
                String titles =
                        linkedEntries.stream()
                                .limit(MOST_TITLES)
                                .map(it -> "• " + (it.title().isBlank() ? it.key() : it.title()))
                                .collect(Collectors.joining("\n"));
                remarks.add(
                        MESSAGES.text(
                                "citations.entries." + direction.id(),
                                linkedEntries.size(),
                                titles,
                                Math.max(0, linkedEntries.size() - MOST_TITLES)));
            }
            if (linkedWork.foundPaper().isEmpty() && linkedWork.knownEntries().isEmpty()) {
                remarks.add(MESSAGES.text("citations.no-record"));
            }
            return remarks;
        }
    }
}
