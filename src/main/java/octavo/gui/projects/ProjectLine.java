package octavo.gui.projects;

import octavo.projects.CitedEntry;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.ProjectReading.ReadContent;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A key of a project, and how it stands.
///
/// @param cited what is known of its citations; empty if nothing cites it
public record ProjectLine(String key, LineGroup group, Optional<CitedEntry> cited) {

    /// How keys are told apart, in the order of their urgency.
    public enum LineGroup {
        MISSING,
        DIFFERS,
        IN_LIBRARY,
        HERE,
        UNCITED
    }

    /// All keys of a project, in the order of the sources.
    static List<ProjectLine> of(ReadContent content) {
        return Stream.concat(
                        content.report().cited().stream().map(entry -> of(content, entry)),
                        content.report().uncited().stream()
                                .map(key ->
                                        new ProjectLine(key, LineGroup.UNCITED, Optional.empty())))
                .toList();
    }

    private static ProjectLine of(ReadContent content, CitedEntry entry) {
        LineGroup group =
                entry.standing() == Standing.MISSING
                        ? LineGroup.MISSING
                        : entry.standing() == Standing.IN_LIBRARY
                                ? LineGroup.IN_LIBRARY
                                : !content.fields(entry).isEmpty()
                                        ? LineGroup.DIFFERS
                                        : LineGroup.HERE;
        return new ProjectLine(entry.key(), group, Optional.of(entry));
    }
}
