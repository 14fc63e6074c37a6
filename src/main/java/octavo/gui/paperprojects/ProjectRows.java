package octavo.gui.paperprojects;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.RowMark.ShareMark;
import octavo.gui.masterdetail.ShareBar.Share;
import octavo.gui.paperprojects.ProjectLine.LineGroup;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.SourcePlace;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The rows of projects and of what they cite.
final class ProjectRows {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectRows.class);
    private static final int MOST_PLACES = 3;

    private ProjectRows() {}

    static ReviewRow projectRow(ProjectReading projectReading, Map<LineGroup, Long> counts) {
        ReviewRow row = ReviewRow.of(projectReading.projectName(), projectState(projectReading));
        return counts.isEmpty() ? row : row.below(new ShareMark(shares(counts)));
    }

    /// How a project stands, on one line.
    private static String projectState(ProjectReading projectReading) {
        return projectReading
                .readContent()
                .map(content ->
                        MESSAGES.text(
                                "state",
                                content.citedReport().citedEntries().size(),
                                content.citedReport().entriesWith(EntryStanding.MISSING).size()))
                .or(() -> projectReading.trouble().map(MessageTranslator::of))
                .orElse("");
    }

    /// How much of a paper is in step.
    static List<Share> shares(Map<LineGroup, Long> counts) {
        return List.of(
                share(MarkTone.GOOD, counts, LineGroup.HERE),
                share(MarkTone.ACCENT, counts, LineGroup.IN_LIBRARY),
                share(MarkTone.DOUBTFUL, counts, LineGroup.DIFFERS),
                share(MarkTone.BAD, counts, LineGroup.MISSING));
    }

    private static Share share(MarkTone tone, Map<LineGroup, Long> counts, LineGroup lineGroup) {
        return new Share(tone, counts.getOrDefault(lineGroup, 0L).intValue());
    }

    /// A paper that is cited; its key where nobody has it.
    static ReviewRow lineRow(ProjectLine projectLine, Optional<PaperSummary> paper) {
        return ReviewRow.of(
                        paper.map(PaperSummary::title).orElse(projectLine.entryKey()),
                        lineDetails(projectLine, paper))
                .before(groupMark(projectLine.lineGroup()));
    }

    static ChipMark groupMark(LineGroup lineGroup) {
        MarkTone tone =
                switch (lineGroup) {
                    case MISSING -> MarkTone.BAD;
                    case DIFFERS -> MarkTone.DOUBTFUL;
                    case IN_LIBRARY -> MarkTone.ACCENT;
                    case HERE -> MarkTone.GOOD;
                    case UNCITED -> MarkTone.NEUTRAL;
                };
        String id = lineGroup.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new ChipMark(MESSAGES.text("mark." + id), tone);
    }

    private static String lineDetails(ProjectLine projectLine, Optional<PaperSummary> paper) {
        Stream<String> parts =
                switch (projectLine.lineGroup()) {
                    case MISSING ->
                            Stream.of(nearKeys(projectLine.citedEntry()), places(projectLine));
                    case DIFFERS, IN_LIBRARY, HERE, UNCITED ->
                            Stream.of(
                                    places(projectLine),
                                    paper.map(it -> it.details().plainText()).orElse(""));
                };
        return parts.filter(part -> !part.isEmpty()).collect(Collectors.joining(" · "));
    }

    private static String nearKeys(Optional<CitedEntry> citedEntry) {
        return citedEntry
                .map(CitedEntry::nearKeys)
                .filter(keys -> !keys.isEmpty())
                .map(keys -> MESSAGES.text("about.near", String.join(", ", keys)))
                .orElseGet(() -> MESSAGES.text("about.missing"));
    }

    private static String places(ProjectLine projectLine) {
        List<SourcePlace> places =
                projectLine.citedEntry().map(CitedEntry::sourcePlaces).orElse(List.of());
        String first =
                places.stream()
                        .limit(MOST_PLACES)
                        .map(place -> place.file().getFileName() + ":" + place.line())
                        .collect(Collectors.joining(", "));
        return places.size() > MOST_PLACES ? first + " …" : first;
    }
}
