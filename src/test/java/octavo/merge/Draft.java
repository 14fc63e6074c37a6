package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A library as the tests think of it, to be edited in ways of which the tests know what they mean.
final class Draft {
    /// A block or a line, whose number stays with it.
    static final class Piece {
        final int number;
        String gap = "\n\n";
        String type = "";
        String key = "";
        String layout = "\n  %s = %s";
        final Map<String, String> fields = new LinkedHashMap<>();
        final List<String> authors = new ArrayList<>();
        final List<String> keywords = new ArrayList<>();

        /// What is no entry.
        String text = "";

        Piece(int number) {
            this.number = number;
        }

        Piece copy() {
            var copy = new Piece(number);
            copy.gap = gap;
            copy.type = type;
            copy.key = key;
            copy.layout = layout;
            copy.text = text;
            copy.fields.putAll(fields);
            copy.authors.addAll(authors);
            copy.keywords.addAll(keywords);
            return copy;
        }

        boolean isEntry() {
            return !type.isEmpty();
        }

        private Map<String, String> allFields() {
            Map<String, String> all = new LinkedHashMap<>();
            if (!authors.isEmpty()) {
                all.put("author", "{" + String.join(" and ", authors) + "}");
            }
            all.putAll(fields);
            if (!keywords.isEmpty()) {
                all.put("keywords", "{" + String.join(", ", keywords) + "}");
            }
            return all;
        }

        String written() {
            return isEntry()
                    ? allFields().entrySet().stream()
                            .map(it -> "," + layout.formatted(it.getKey(), it.getValue()))
                            .collect(Collectors.joining("", "@" + type + "{" + key, "\n}"))
                    : text;
        }
    }

    final List<Piece> pieces = new ArrayList<>();
    String head = "";
    String end = "\n";
    String lineEnd = "\n";

    Draft copy() {
        var copy = new Draft();
        pieces.forEach(piece -> copy.pieces.add(piece.copy()));
        copy.head = head;
        copy.end = end;
        copy.lineEnd = lineEnd;
        return copy;
    }

    Optional<Piece> piece(int number) {
        return pieces.stream().filter(piece -> piece.number == number).findFirst();
    }

    String written() {
        var text = new StringBuilder(head);
        for (int i = 0; i < pieces.size(); i++) {
            text.append(i == 0 ? "" : pieces.get(i).gap).append(pieces.get(i).written());
        }
        return text.append(end).toString().replace("\n", lineEnd);
    }

    BibFile file() {
        return BibParser.parse(written());
    }
}
