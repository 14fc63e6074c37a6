package octavo.cv.list;

import octavo.cv.configuration.EntryLines;
import octavo.cv.configuration.Template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Formats the entries of a list.
@FunctionalInterface
public interface EntryFormat {
    /// The entries by key; empty ones are missing.
    Map<String, EntryLines> formatEntries(List<ListedWork> listedWorks);

    /// Formats with a built-in or user template.
    static EntryFormat of(Template template) {
        return of(template, _ -> {});
    }

    /// The same, for callers that are done with an entry once its lines are known.
    ///
    /// @param afterEntry receives it then
    static EntryFormat of(Template template, Consumer<ListedWork> afterEntry) {
        return listedWorks -> {
            Map<String, EntryLines> linesByKey = new LinkedHashMap<>();
            for (ListedWork listedWork : listedWorks) {
                EntryLines entryLines = template.renderEntry(listedWork);
                if (!entryLines.lines().isEmpty()) {
                    linesByKey.put(listedWork.key(), entryLines);
                }
                afterEntry.accept(listedWork);
            }
            return linesByKey;
        };
    }
}
