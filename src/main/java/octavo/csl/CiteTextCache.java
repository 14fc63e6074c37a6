package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.CslItem.CslName;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Caches the text of cites by level of name detail. The search for the right detail revisits most
/// items at the same few levels, so each is rendered once; no other state of the items may change
/// meanwhile.
final class CiteTextCache {
    /// Details of individual items are numerous, and never revisited.
    private static final int MOST_DETAILS = 16;

    private final CiteTexts texts;
    private final Map<String, CiteState> facts;
    private final Map<Shown, Map<String, Reading>> known = new Recent();

    CiteTextCache(CiteTexts texts, Map<String, CiteState> facts) {
        this.texts = texts;
        this.facts = facts;
    }

    /// The text of a cite.
    ///
    /// @param people who is named, in name order, ignoring the spacing of initials
    /// @param hidden the number of names not shown
    record Reading(String text, List<String> people, int hidden) {
        Reading {
            people = List.copyOf(people);
        }
    }

    CiteTexts texts() {
        return texts;
    }

    /// The texts of some items' cites.
    List<Reading> of(List<CslItem> items, NameDetail detail) {
        Map<String, Reading> read = known.computeIfAbsent(Shown.of(detail), _ -> new HashMap<>());
        List<Reading> readings = new ArrayList<>(items.size());
        for (CslItem item : items) {
            readings.add(read.computeIfAbsent(item.id(), _ -> read(item, detail)));
        }
        return readings;
    }

    /// The items grouped by cite text, in order of first occurrence.
    List<List<CslItem>> parts(List<CslItem> items, NameDetail detail) {
        List<Reading> readings = of(items, detail);
        Map<String, List<CslItem>> parts = new LinkedHashMap<>();
        for (int i = 0; i < items.size(); i++) {
            parts.computeIfAbsent(readings.get(i).text(), _ -> new ArrayList<>()).add(items.get(i));
        }
        return List.copyOf(parts.values());
    }

    private Reading read(CslItem item, NameDetail detail) {
        ItemRendering scene =
                texts.scene(item, facts.getOrDefault(item.id(), CiteState.NONE).with(detail));
        String text = texts.of(scene);
        List<String> people = scene.names().stream().map(shown -> person(shown.name())).toList();
        return new Reading(text, people, scene.hiddenNames());
    }

    private static String person(CslName name) {
        StringBuilder person = new StringBuilder();
        unspaced(name.family(), person);
        unspaced(name.given(), person);
        unspaced(name.droppingParticle(), person);
        unspaced(name.nonDroppingParticle(), person);
        unspaced(name.suffix(), person);
        unspaced(name.literal(), person);
        return person.append(name.commaSuffix()).append(name.isStatic()).toString();
    }

    private static void unspaced(String text, StringBuilder to) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter != '.' && !NumberField.isBlank(letter)) {
                to.append(letter);
            }
        }
        to.append('\n');
    }

    /// The part of the detail that varies; what individual persons need is constant.
    private record Shown(int added, Map<Integer, Integer> given) {
        static Shown of(NameDetail detail) {
            return new Shown(detail.added(), detail.given());
        }
    }

    /// The most recently used details.
    private static final class Recent extends LinkedHashMap<Shown, Map<String, Reading>> {
        private static final long serialVersionUID = 1;

        Recent() {
            super(MOST_DETAILS, 1, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Shown, Map<String, Reading>> eldest) {
            return size() > MOST_DETAILS;
        }
    }
}
