package octavo.csl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What cites of items read at some detail of their names. The search for the right detail comes
/// back to most items at the same few details, so each is rendered once; nothing else that is known
/// of the items may change meanwhile.
final class CiteTextCache {
    /// Details that single items need are many, and nobody comes back to them.
    private static final int MOST_DETAILS = 16;

    private final CiteTexts texts;
    private final Map<String, CiteState> facts;
    private final Map<Shown, Map<String, Reading>> known = new Recent();

    CiteTextCache(CiteTexts texts, Map<String, CiteState> facts) {
        this.texts = texts;
        this.facts = facts;
    }

    /// What a cite reads.
    ///
    /// @param people who is named, in the order of the names, however the initials are spaced
    /// @param hidden how many names are not shown
    record Reading(String text, List<String> people, int hidden) {
        Reading {
            people = List.copyOf(people);
        }
    }

    CiteTexts texts() {
        return texts;
    }

    /// What the cites of some items read.
    List<Reading> of(List<CslItem> items, NameDetail detail) {
        Map<String, Reading> read = known.computeIfAbsent(Shown.of(detail), _ -> new HashMap<>());
        List<Reading> readings = new ArrayList<>(items.size());
        for (CslItem item : items) {
            readings.add(read.computeIfAbsent(item.id(), _ -> read(item, detail)));
        }
        return readings;
    }

    /// The items by what their cites read, in the order of their firsts.
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

    /// What differs between details that are asked for; what single persons need is the same in
    /// all.
    private record Shown(int added, Map<Integer, Integer> given) {
        static Shown of(NameDetail detail) {
            return new Shown(detail.added(), detail.given());
        }
    }

    /// The details that were asked for last.
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
