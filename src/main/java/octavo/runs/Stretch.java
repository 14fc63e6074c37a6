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
/// within looks. A line's end in it starts a line.
///
/// @param looks those in force; none that is plain
/// @param target where it leads
public record Stretch(String text, Set<Look> looks, Optional<WebAddress> target) {
    public Stretch {
        looks = Set.copyOf(looks);
    }

    public static List<Stretch> of(Runs runs) {
        List<Stretch> stretches = new ArrayList<>();
        add(runs.runs(), new EnumMap<>(Aspect.class), Optional.empty(), stretches);
        return List.copyOf(stretches);
    }

    public boolean is(Look look) {
        return looks.contains(look);
    }

    /// The same with another text.
    public Stretch with(String other) {
        return other.equals(text) ? this : new Stretch(other, looks, target);
    }

    private static void add(
            List<Run> runs,
            Map<Aspect, Look> looks,
            Optional<WebAddress> target,
            List<Stretch> to) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> add(text, looks, target, to);
                case Run.Styled(Look look, List<Run> inner) -> {
                    Map<Aspect, Look> more = new EnumMap<>(looks);
                    more.put(look.aspect(), look);
                    add(inner, more, target, to);
                }
                case Run.Link(WebAddress address, List<Run> inner) ->
                        add(inner, looks, Optional.of(address), to);
                case Run.Person(_, _, List<Run> inner) -> add(inner, looks, target, to);
                case Run.Block(Run.Place place, List<Run> inner) -> {
                    boolean own = place == Run.Place.BLOCK || place == Run.Place.INDENT;
                    add(own && !to.isEmpty() ? "\n" : "", looks, target, to);
                    add(inner, looks, target, to);
                    add(own ? "\n" : " ", looks, target, to);
                }
            }
        }
    }

    private static void add(
            String text, Map<Aspect, Look> looks, Optional<WebAddress> target, List<Stretch> to) {
        if (!text.isEmpty()) {
            to.add(new Stretch(text, inForce(looks), target));
        }
    }

    private static Set<Look> inForce(Map<Aspect, Look> looks) {
        if (looks.isEmpty()) {
            return Set.of();
        }
        Set<Look> all = EnumSet.copyOf(looks.values());
        all.removeIf(Look::isPlain);
        return all;
    }
}
