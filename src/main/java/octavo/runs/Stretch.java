package octavo.runs;

import octavo.runs.Look.Aspect;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A stretch of text that looks the same all through: formatted text for formats that know no looks
/// within looks. What is raised or lowered within other such text is there as in plain text. A
/// line's end in it starts a line.
///
/// @param looks those in force; none that is plain
/// @param target where it leads
public record Stretch(String text, Set<Look> looks, Optional<WebAddress> target) {
    public Stretch {
        looks = Set.copyOf(looks);
    }

    public static List<Stretch> of(Runs runs) {
        List<Stretch> stretches = new ArrayList<>();
        new Within(Map.of(), Set.of(), Optional.empty()).add(runs.runs(), stretches);
        return List.copyOf(stretches);
    }

    public boolean is(Look look) {
        return looks.contains(look);
    }

    /// The same with another text.
    public Stretch with(String other) {
        return other.equals(text) ? this : new Stretch(other, looks, target);
    }

    /// What is in force for some runs.
    ///
    /// @param shown the looks of them that are not plain
    private record Within(Map<Aspect, Look> looks, Set<Look> shown, Optional<WebAddress> target) {
        void add(List<Run> runs, List<Stretch> to) {
            for (Run run : runs) {
                switch (run) {
                    case Run.Text(String text) -> add(text, to);
                    case Run.Styled(Look look, List<Run> inner) when isWithin(look) ->
                            add(PlainText.within(look, inner), to);
                    case Run.Styled(Look look, List<Run> inner) -> with(look).add(inner, to);
                    case Run.Link(WebAddress address, List<Run> inner) ->
                            new Within(looks, shown, Optional.of(address)).add(inner, to);
                    case Run.Person(_, _, List<Run> inner) -> add(inner, to);
                    case Run.Block(Run.Place place, List<Run> inner) -> {
                        boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
                        add(own && !to.isEmpty() ? "\n" : "", to);
                        add(inner, to);
                        add(own ? "\n" : " ", to);
                    }
                }
            }
        }

        private boolean isWithin(Look look) {
            return look.isScript() && shown.stream().anyMatch(Look::isScript);
        }

        private Within with(Look look) {
            Map<Aspect, Look> more = new EnumMap<>(Aspect.class);
            more.putAll(looks);
            more.put(look.aspect(), look);
            Set<Look> all = EnumSet.copyOf(more.values());
            all.removeIf(Look::isPlain);
            return new Within(more, Set.copyOf(all), target);
        }

        private void add(String text, List<Stretch> to) {
            if (!text.isEmpty()) {
                to.add(new Stretch(text, shown, target));
            }
        }
    }
}
