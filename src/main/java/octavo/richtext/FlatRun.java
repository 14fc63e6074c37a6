package octavo.richtext;

import octavo.richtext.Run.TextLook;
import octavo.richtext.Run.TextLook.Aspect;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A run of text with uniform formatting, for formats that cannot nest formatting. Scripts within
/// scripts are rendered as in plain text. A line break in it starts a line.
///
/// @param looks the looks in force, except plain ones
/// @param target the link's target
public record FlatRun(String text, Set<TextLook> looks, Optional<LinkAddress> target) {
    public FlatRun {
        looks = Set.copyOf(looks);
    }

    public static List<FlatRun> of(Runs runs) {
        List<FlatRun> stretches = new ArrayList<>();
        new Within(Map.of(), Set.of(), Optional.empty()).add(runs.runs(), stretches);
        return List.copyOf(stretches);
    }

    public boolean is(TextLook look) {
        return looks.contains(look);
    }

    /// The same with another text.
    public FlatRun with(String other) {
        return other.equals(text) ? this : new FlatRun(other, looks, target);
    }

    /// The looks in force for some runs.
    ///
    /// @param shown those that are not plain
    private record Within(
            Map<Aspect, TextLook> looks, Set<TextLook> shown, Optional<LinkAddress> target) {
        void add(List<Run> runs, List<FlatRun> to) {
            for (Run run : runs) {
                switch (run) {
                    case Run.Text(String text) -> add(text, to);
                    case Run.Raw _ -> {}
                    case Run.Styled(TextLook look, List<Run> inner) when isWithin(look) ->
                            add(PlainText.within(look, inner), to);
                    case Run.Styled(TextLook look, List<Run> inner) -> with(look).add(inner, to);
                    case Run.Link(LinkAddress address, List<Run> inner) ->
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

        private boolean isWithin(TextLook look) {
            return look.isScript() && shown.stream().anyMatch(TextLook::isScript);
        }

        private Within with(TextLook look) {
            Map<Aspect, TextLook> more = new EnumMap<>(Aspect.class);
            more.putAll(looks);
            more.put(look.aspect(), look);
            Set<TextLook> all = EnumSet.copyOf(more.values());
            all.removeIf(TextLook::isPlain);
            return new Within(more, Set.copyOf(all), target);
        }

        private void add(String text, List<FlatRun> to) {
            if (!text.isEmpty()) {
                to.add(new FlatRun(text, shown, target));
            }
        }
    }
}
