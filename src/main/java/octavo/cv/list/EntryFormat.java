package octavo.cv.list;

import octavo.cv.profile.EntryLines;
import octavo.cv.profile.Template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Formats the entries of a list.
@FunctionalInterface
public interface EntryFormat {
    /// The entries by key; empty ones are missing.
    Map<String, EntryLines> write(List<ListedWork> publications);

    /// Formats with a built-in or user template.
    static EntryFormat of(Template template) {
        return of(template, _ -> {});
    }

    /// The same, for callers that are done with an entry once its lines are known.
    ///
    /// @param written receives it then
    static EntryFormat of(Template template, Consumer<ListedWork> written) {
        return publications -> {
            Map<String, EntryLines> entries = new LinkedHashMap<>();
            for (ListedWork publication : publications) {
                EntryLines lines = template.render(publication);
                if (!lines.lines().isEmpty()) {
                    entries.put(publication.key(), lines);
                }
                written.accept(publication);
            }
            return entries;
        };
    }
}
