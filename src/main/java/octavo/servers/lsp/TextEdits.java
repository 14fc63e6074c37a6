package octavo.servers.lsp;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Span;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The smallest edits of a text that make one state of a library another, entry by entry.
///
/// @param edits in the order of the text
record TextEdits(List<Replacement> edits) {

    /// Something new in the place of a stretch of the text.
    record Replacement(Span where, String text) {
        Replacement {
            text = String.valueOf(text);
        }

        /// Without what stays at both ends. Neither a line end nor a character is cut in two.
        Replacement trimmed(String before) {
            String old = before.substring(where.start(), where.end());
            int most = Math.min(old.length(), text.length());
            int head = 0;
            while (head < most && old.charAt(head) == text.charAt(head)) {
                head++;
            }
            while (head > 0 && isWithin(old, text, head)) {
                head--;
            }
            int tail = 0;
            while (tail < most - head
                    && old.charAt(old.length() - 1 - tail)
                            == text.charAt(text.length() - 1 - tail)) {
                tail++;
            }
            while (tail > 0 && isWithin(old, text, old.length() - tail, text.length() - tail)) {
                tail--;
            }
            return new Replacement(
                    new Span(where.start() + head, where.end() - tail),
                    text.substring(head, text.length() - tail));
        }

        private static boolean isWithin(String one, String other, int at) {
            return isWithin(one, other, at, at);
        }

        private static boolean isWithin(String one, String other, int at, int there) {
            return isWithin(one, at) || isWithin(other, there);
        }

        private static boolean isWithin(String text, int at) {
            return at > 0
                    && at < text.length()
                    && (Character.isLowSurrogate(text.charAt(at))
                            || text.charAt(at) == '\n' && text.charAt(at - 1) == '\r');
        }
    }

    TextEdits {
        edits = List.copyOf(edits);
    }

    /// The edits between two states. Slots that are in both stay.
    static TextEdits between(Library before, Library after) {
        List<Slot> old = before.slots();
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < old.size(); i++) {
            places.put(old.get(i).number(), i);
        }
        int[] starts = BibDocument.starts(before);
        String text = before.file().text();
        List<Replacement> edits = new ArrayList<>();
        StringBuilder added = new StringBuilder();
        int from = 0;
        for (Slot slot : after.slots()) {
            int place = places.getOrDefault(slot.number(), -1);
            boolean stays = place >= from;
            if (stays) {
                add(edits, text, new Span(starts[from], starts[place]), added.toString());
                added.setLength(0);
                Span where = new Span(starts[place], starts[place + 1]);
                add(edits, text, where, slot.item().slice().text());
                from = place + 1;
            } else {
                added.append(slot.item().slice().text());
            }
        }
        add(edits, text, new Span(starts[from], text.length()), added.toString());
        return new TextEdits(edits);
    }

    private static void add(List<Replacement> edits, String text, Span where, String by) {
        if (!text.substring(where.start(), where.end()).equals(by)) {
            edits.add(new Replacement(where, by).trimmed(text));
        }
    }

    /// Those that lie within a stretch.
    TextEdits within(Span stretch) {
        return new TextEdits(
                edits.stream()
                        .filter(it ->
                                it.where().start() >= stretch.start()
                                        && it.where().end() <= stretch.end())
                        .toList());
    }

    boolean isEmpty() {
        return edits.isEmpty();
    }

    ArrayNode json(EditorDocument document) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        for (Replacement edit : edits) {
            json.addObject().put("newText", edit.text()).set("range", document.range(edit.where()));
        }
        return json;
    }
}
