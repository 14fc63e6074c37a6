package octavo.importer;

import octavo.text.LocalizedSentence;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Cuts JSON into records, each read by itself, so that a broken one costs no other. Records are
/// the members of a list, or of the list in an answer (`{"items": […]}`), or objects in a row.
final class JsonRecords {
    /// Properties whose value is the list of the records, or holds it.
    private static final Set<String> LISTS =
            Set.of(
                    "items",
                    "data",
                    "results",
                    "references",
                    "message",
                    "works",
                    "resultList",
                    "result",
                    "hits",
                    "hit",
                    "response",
                    "docs",
                    "group");

    /// How deep in an answer its list may be.
    private static final int INNERMOST = 2;

    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(Integer.MAX_VALUE)
                                    .maxStringLength(Integer.MAX_VALUE)
                                    .maxNumberLength(Integer.MAX_VALUE)
                                    .maxNameLength(1_000_000)
                                    .build())
                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                    .build();

    /// What stands for a record that a service does not have.
    private static final String HOLE = "null";

    /// How many characters may be read in vain for each of the text: where a broken record ends is
    /// not known, so the next one is sought brace by brace, and each may lead to the end.
    private static final int VAIN_READINGS = 4;

    /// The same for a short text.
    private static final int LEAST_ALLOWANCE = 1_000_000;

    /// What a try costs beside the characters that it reads.
    private static final int COST_OF_TRY = 200;

    /// The nodes behind a broken record that are enough to tell the format.
    private static final long MOST_CANDIDATE_NODES = 100_000;

    private final String text;
    private final Predicate<JsonNode> isRecord;
    private final List<TreeRecord> records = new ArrayList<>();
    private final List<DamagedRecord> damaged = new ArrayList<>();
    private int counted;
    private int line = 1;
    private long allowance;

    private JsonRecords(String text, Predicate<JsonNode> isRecord) {
        this.text = text;
        this.isRecord = isRecord;
        this.allowance = Math.max(LEAST_ALLOWANCE, (long) VAIN_READINGS * text.length());
    }

    /// Reads all records.
    ///
    /// @param isRecord tells a record from its parts, to find the next one behind a broken one
    static TreeRecords read(String text, Predicate<JsonNode> isRecord) {
        var reader = new JsonRecords(text, isRecord);
        reader.readAll();
        return new TreeRecords(reader.records, reader.damaged);
    }

    /// Reads as much as tells the format.
    static JsonBeginning beginning(String text) {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (!text.startsWith("{", start) && !text.startsWith("[", start)) {
            return new JsonBeginning(List.of());
        }
        List<JsonNode> candidates = new ArrayList<>();
        var reader = new JsonRecords(text, _ -> true);
        int at = reader.first();
        var builder = new TreeBuilder();
        try {
            reader.fill(builder, at);
            candidates.add(builder.tree());
        } catch (JacksonException _) {
            candidates.add(builder.tree());
            reader.addBehind(at, candidates);
        }
        return new JsonBeginning(candidates);
    }

    private void addBehind(int start, List<JsonNode> candidates) {
        long[] nodes = {0};
        behind(
                start,
                found -> {
                    candidates.add(found.tree());
                    nodes[0] += found.size();
                    return nodes[0] > MOST_CANDIDATE_NODES;
                });
    }

    /// A record from its text alone.
    private record Found(TreeBuilder builder, int end) {
        JsonNode node() {
            return builder.tree();
        }
    }

    private void readAll() {
        int at = first();
        while (at < text.length()) {
            at = next(text.charAt(at) == '[' ? at + 1 : record(at));
        }
    }

    /// Where the first record is.
    private int first() {
        int at = next(0);
        if (at < text.length() && text.charAt(at) == '{') {
            at = list(at, 0);
        }
        if (at == text.length() || text.charAt(at) != '[') {
            return at;
        }
        at = next(at + 1);
        while (text.startsWith(HOLE, at)) {
            at = next(at + HOLE.length());
        }
        return at;
    }

    /// Where the list of records begins in an answer; the answer itself where it holds none.
    private int list(int start, int depth) {
        try (JsonParser parser = parser(start)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean list = LISTS.contains(parser.currentName());
                JsonToken value = parser.nextToken();
                int here = start + (int) parser.currentTokenLocation().getCharOffset();
                if (list && value == JsonToken.START_ARRAY) {
                    return here;
                }
                boolean inner = list && value == JsonToken.START_OBJECT && depth < INNERMOST;
                int found = inner ? list(here, depth + 1) : here;
                if (found != here) {
                    return found;
                }
                parser.skipChildren();
            }
        } catch (JacksonException _) {
            // The record says so when it is read.
        }
        return start;
    }

    /// The first character of a record at or behind a place.
    private int next(int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == ',' || text.charAt(at) <= ' ')) {
            at++;
        }
        boolean end = at < text.length() && (text.charAt(at) == ']' || text.charAt(at) == '}');
        return end ? text.length() : at;
    }

    /// Reads the record at a place, and says where it ends.
    private int record(int start) {
        try {
            Found found = found(start);
            found.builder()
                    .objection()
                    .ifPresentOrElse(
                            sentence -> damaged.add(damaged(start, sentence)),
                            () ->
                                    records.add(
                                            new TreeRecord(
                                                    line(start),
                                                    "",
                                                    found.node(),
                                                    excerpt(start))));
            return found.end();
        } catch (JacksonException broken) {
            int where = line(start) + Math.max(0, broken.getLocation().getLineNr() - 1);
            damaged.add(
                    damaged(
                            start,
                            LocalizedSentence.of(
                                    "The record is broken in line {0}. Export it again, or mend"
                                            + " that line.",
                                    String.valueOf(where))));
            return behind(start, found -> isRecord.test(found.tree()));
        }
    }

    private Found found(int start) {
        var builder = new TreeBuilder();
        return new Found(builder, fill(builder, start));
    }

    /// Builds the record at a place, and says where it ends. What is read in vain is counted.
    private int fill(TreeBuilder builder, int start) {
        try (JsonParser parser = parser(start)) {
            try {
                do {
                    take(parser.nextToken(), parser, builder);
                } while (!builder.isWhole());
            } catch (JacksonException broken) {
                allowance -= parser.currentLocation().getCharOffset();
                throw broken;
            }
            return start + (int) parser.currentLocation().getCharOffset();
        }
    }

    private static void take(JsonToken token, JsonParser parser, TreeBuilder builder) {
        switch (token) {
            case START_OBJECT -> builder.beginObject();
            case START_ARRAY -> builder.beginArray();
            case END_OBJECT, END_ARRAY -> builder.end();
            case PROPERTY_NAME -> builder.name(parser.currentName());
            case null -> builder.nothing();
            case VALUE_NULL -> builder.nothing();
            default -> builder.text(parser.getString());
        }
    }

    private JsonParser parser(int start) {
        try {
            var reader = new StringReader(text);
            reader.skip(start);
            return JSON.createParser(ObjectReadContext.empty(), reader);
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// Where the next whole record begins behind a broken one; the end of the text if none is found
    /// within the allowance. In JSON of many lines that is at the same distance from the margin.
    ///
    /// @param isWanted tells a record from its parts
    private int behind(int start, Predicate<TreeBuilder> isWanted) {
        int margin = start;
        while (margin > 0 && (text.charAt(margin - 1) == ' ' || text.charAt(margin - 1) == '\t')) {
            margin--;
        }
        boolean lines = margin > 0 && text.charAt(margin - 1) == '\n';
        String opening = lines ? text.substring(margin - 1, start) + "{" : "{";
        int at = text.indexOf(opening, start + 1);
        while (at >= 0 && allowance > 0) {
            int brace = at + opening.length() - 1;
            if (isWhole(brace, isWanted)) {
                return brace;
            }
            at = text.indexOf(opening, brace + 1);
        }
        return text.length();
    }

    private boolean isWhole(int start, Predicate<TreeBuilder> isWanted) {
        allowance -= COST_OF_TRY;
        try {
            Found found = found(start);
            boolean isFound = isWanted.test(found.builder());
            allowance -= isFound ? 0 : found.end() - start;
            return isFound;
        } catch (JacksonException _) {
            return false;
        }
    }

    private DamagedRecord damaged(int start, LocalizedSentence sentence) {
        return new DamagedRecord(line(start), excerpt(start), sentence);
    }

    private String excerpt(int start) {
        return text.substring(start, Math.min(text.length(), start + 200));
    }

    /// The line of a place, counted on from the last place that was asked for.
    private int line(int place) {
        for (; counted < place; counted++) {
            line += text.charAt(counted) == '\n' ? 1 : 0;
        }
        return line;
    }
}
