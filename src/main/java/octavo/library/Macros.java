package octavo.library;

import octavo.bib.BibString;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/// What the names in bare values stand for: the months, and the `@string`s of the file. As in
/// BibTeX, a definition holds from its place on, until the next of the same name.
public final class Macros {
    /// The months as the standard styles print them.
    public static final Map<String, String> MONTHS =
            Map.ofEntries(
                    Map.entry("jan", "January"),
                    Map.entry("feb", "February"),
                    Map.entry("mar", "March"),
                    Map.entry("apr", "April"),
                    Map.entry("may", "May"),
                    Map.entry("jun", "June"),
                    Map.entry("jul", "July"),
                    Map.entry("aug", "August"),
                    Map.entry("sep", "September"),
                    Map.entry("oct", "October"),
                    Map.entry("nov", "November"),
                    Map.entry("dec", "December"));

    /// By folded name: the values by the number of the item that defines them.
    private final Map<String, TreeMap<Integer, String>> definitions = new HashMap<>();

    private Macros() {}

    public static Macros of(List<Slot> slots) {
        Macros macros = new Macros();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibString string && !string.name().isEmpty()) {
                String text = string.value().text(macros.at(i));
                String name = string.name().toLowerCase(Locale.ROOT);
                macros.definitions.computeIfAbsent(name, _ -> new TreeMap<>()).put(i, text);
            }
        }
        return macros;
    }

    /// What the names mean to the item at an index.
    public Function<String, Optional<String>> at(int index) {
        return name -> {
            TreeMap<Integer, String> values = definitions.get(name);
            Map.Entry<Integer, String> last = values == null ? null : values.lowerEntry(index);
            return Optional.ofNullable(last == null ? MONTHS.get(name) : last.getValue());
        };
    }
}
