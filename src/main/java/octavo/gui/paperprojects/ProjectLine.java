package octavo.gui.paperprojects;

import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.ProjectReading.ReadContent;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A key of a project, and how it stands.
///
/// @param citedEntry what is known of its citations; empty if nothing cites it
public record ProjectLine(String entryKey, LineGroup lineGroup, Optional<CitedEntry> citedEntry) {

    /// How keys are told apart, in the order of their urgency.
    public enum LineGroup {
        MISSING(LineStage.TO_DO),
        DIFFERS(LineStage.TO_DO),
        IN_LIBRARY(LineStage.TO_DO),
        HERE(LineStage.IN_STEP),
        UNCITED(LineStage.UNCITED);

        private final LineStage lineStage;

        LineGroup(LineStage lineStage) {
            this.lineStage = lineStage;
        }

        LineStage lineStage() {
            return lineStage;
        }
    }

    /// How urgent a key is: to do, done, or unused.
    public enum LineStage {
        TO_DO,
        IN_STEP,
        UNCITED
    }

    /// All keys of a project, in the order of the sources.
    static List<ProjectLine> of(ReadContent readContent) {
        return Stream.concat(
                        readContent.citedReport().citedEntries().stream()
                                .map(citedEntry -> of(readContent, citedEntry)),
                        readContent.citedReport().uncitedKeys().stream()
                                .map(key ->
                                        new ProjectLine(key, LineGroup.UNCITED, Optional.empty())))
                .toList();
    }

    private static ProjectLine of(ReadContent readContent, CitedEntry citedEntry) {
        LineGroup lineGroup =
                citedEntry.standing() == EntryStanding.MISSING
                        ? LineGroup.MISSING
                        : citedEntry.standing() == EntryStanding.IN_LIBRARY
                                ? LineGroup.IN_LIBRARY
                                : !readContent.fieldExchanges(citedEntry).isEmpty()
                                        ? LineGroup.DIFFERS
                                        : LineGroup.HERE;
        return new ProjectLine(citedEntry.key(), lineGroup, Optional.of(citedEntry));
    }
}
