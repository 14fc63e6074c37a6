package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Rewrites a JSON text to another value and keeps the formatting of everything that both share.
/// New parts imitate their surroundings. Trees from files are shallow, so recursion is safe.
final class JsonText {
    private final String lineEnd;
    private final String step;

    /// Where a value is written.
    ///
    /// @param isLine whether it starts a line
    /// @param indent the indentation of that line
    private record Place(boolean isLine, String indent) {
        static final Place ROOT = new Place(true, "");

        /// The place after some whitespace.
        Place behind(String lead) {
            int line = lead.lastIndexOf('\n');
            return new Place(line >= 0, line >= 0 ? lead.substring(line + 1) : indent);
        }
    }

    private JsonText(String text, WrittenJson root) {
        this.lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        this.step =
                root.parts().stream()
                        .map(part -> Place.ROOT.behind(part.lead()).indent())
                        .filter(indent -> !indent.isEmpty())
                        .findFirst()
                        .orElse("  ");
    }

    /// @param text a JSON text
    /// @param before its value
    /// @param after its new value
    static String rewritten(String text, ObjectNode before, ObjectNode after) {
        WrittenJson root = WrittenJson.read(text);
        String value = new JsonText(text, root).written(root, before, after, Place.ROOT);
        int start = text.indexOf('{');
        return text.substring(0, start) + value + text.substring(start + root.text().length());
    }

    private String written(WrittenJson old, JsonNode before, JsonNode after, Place place) {
        if (before.equals(after)) {
            return old.text();
        }
        if (!old.parts().isEmpty() && !after.isEmpty()) {
            if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
                return "{" + String.join(",", members(old, from, to, place)) + "}";
            }
            if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
                return "[" + String.join(",", elements(old, from, to, place)) + "]";
            }
        }
        return fresh(after, place);
    }

    private String fresh(JsonNode value, Place place) {
        return place.isLine()
                ? SidecarJson.lines(value, step).replace("\n", lineEnd + place.indent())
                : SidecarJson.line(value);
    }

    private List<String> members(WrittenJson old, ObjectNode from, ObjectNode to, Place place) {
        Map<String, Integer> places = new HashMap<>();
        from.propertyNames().forEach(name -> places.put(name, places.size()));
        List<String> parts = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : to.properties()) {
            String name = member.getKey();
            JsonNode value = member.getValue();
            Optional<String> known = known(member, from, to);
            Optional<Integer> was = known.map(places::get);
            String lead = old.lead(was.orElse(0), parts.isEmpty());
            Place here = place.behind(lead);
            String begun =
                    from.has(name)
                            ? old.parts().get(was.orElseThrow()).name()
                            : SidecarJson.line(to.stringNode(name)) + old.colon();
            String text =
                    was.map(at ->
                                    written(
                                            old.parts().get(at).value(),
                                            from.path(known.orElseThrow()),
                                            value,
                                            here))
                            .orElseGet(() -> fresh(value, here));
            parts.add(lead + begun + text + old.trail(was, parts.size() == to.size() - 1));
        }
        return parts;
    }

    /// The former name of a member: one that is gone, if its value is here under another name.
    private static Optional<String> known(
            Map.Entry<String, JsonNode> member, ObjectNode from, ObjectNode to) {
        return from.has(member.getKey())
                ? Optional.of(member.getKey())
                : from.properties().stream()
                        .filter(gone -> !to.has(gone.getKey()))
                        .filter(gone -> gone.getValue().equals(member.getValue()))
                        .map(Map.Entry::getKey)
                        .findFirst();
    }

    private List<String> elements(WrittenJson old, ArrayNode from, ArrayNode to, Place place) {
        List<Optional<Integer>> places = places(from, to);
        List<String> parts = new ArrayList<>();
        for (JsonNode value : to) {
            Optional<Integer> was = places.get(parts.size());
            String lead = old.lead(parts.size(), parts.isEmpty());
            Place here = place.behind(lead);
            String text =
                    was.map(at -> written(old.parts().get(at).value(), from.get(at), value, here))
                            .orElseGet(() -> fresh(value, here));
            parts.add(lead + text + old.trail(was, parts.size() == to.size() - 1));
        }
        return parts;
    }

    /// The former index of each element: first equal ones, then the others in order.
    private static List<Optional<Integer>> places(ArrayNode from, ArrayNode to) {
        Map<JsonNode, Deque<Integer>> known = new HashMap<>();
        TreeSet<Integer> left = new TreeSet<>();
        for (int i = 0; i < from.size(); i++) {
            known.computeIfAbsent(from.get(i), _ -> new ArrayDeque<>()).add(i);
            left.add(i);
        }
        List<Optional<Integer>> same = new ArrayList<>();
        for (JsonNode element : to) {
            Optional<Integer> place = Optional.ofNullable(known.get(element)).map(Deque::pollFirst);
            place.ifPresent(left::remove);
            same.add(place);
        }
        return same.stream()
                .map(place -> place.or(() -> Optional.ofNullable(left.pollFirst())))
                .toList();
    }
}
