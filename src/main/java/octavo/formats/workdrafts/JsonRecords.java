package octavo.formats.workdrafts;

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
public final class JsonRecords {
    /// Properties whose value is the list of the records, or holds it.
    private static final Set<String> LIST_PROPERTIES =
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
    private static final int MAX_LIST_DEPTH = 2;

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
    private static final String NULL_ITEM = "null";

    /// How many characters may be read in vain for each of the text: where a broken record ends is
    /// not known, so the next one is sought brace by brace, and each may lead to the end.
    private static final int MAX_VAIN_READINGS = 4;

    /// The same for a short text.
    private static final int MIN_EFFORT = 1_000_000;

    /// What a try costs beside the characters that it reads.
    private static final int EFFORT_OF_TRY = 200;

    /// The nodes behind a broken record that are enough to tell the format.
    private static final long MOST_CANDIDATE_NODES = 100_000;

    /// How many records from the first on are enough to tell the format.
    private static final int MOST_FIRST_RECORDS = 5;

    private final String jsonText;
    private final Predicate<JsonNode> isRecord;
    private final List<TreeRecord> records = new ArrayList<>();
    private final List<DamagedRecord> damagedRecords = new ArrayList<>();
    private int countedOffset;
    private int countedLine = 1;
    private long remainingEffort;

    private JsonRecords(String jsonText, Predicate<JsonNode> isRecord) {
        this.jsonText = jsonText;
        this.isRecord = isRecord;
        this.remainingEffort = Math.max(MIN_EFFORT, (long) MAX_VAIN_READINGS * jsonText.length());
    }

    /// Reads all records.
    ///
    /// @param isRecord tells a record from its parts, to find the next one behind a broken one
    public static TreeRecords readRecords(String jsonText, Predicate<JsonNode> isRecord) {
        var reader = new JsonRecords(jsonText, isRecord);
        reader.readAll();
        return new TreeRecords(reader.records, reader.damagedRecords);
    }

    /// Reads as many records as tell the format; none if the text is not JSON.
    static List<JsonNode> readBeginning(String jsonText) {
        int startOffset = 0;
        while (startOffset < jsonText.length()
                && Character.isWhitespace(jsonText.charAt(startOffset))) {
            startOffset++;
        }
        if (!jsonText.startsWith("{", startOffset) && !jsonText.startsWith("[", startOffset)) {
            return List.of();
        }
        List<JsonNode> candidates = new ArrayList<>();
        var reader = new JsonRecords(jsonText, _ -> true);
        reader.addFirstCandidates(candidates);
        return List.copyOf(candidates);
    }

    /// Adds the first few records, since the first may be an empty template; or if one is broken,
    /// what can be read behind it.
    private void addFirstCandidates(List<JsonNode> candidates) {
        long nodeCount = 0;
        int offset = firstRecordOffset();
        do {
            var treeBuilder = new TreeBuilder();
            try {
                offset = skipSeparators(fillBuilder(treeBuilder, offset));
                candidates.add(treeBuilder.tree());
                nodeCount += treeBuilder.nodeCount();
            } catch (JacksonException _) {
                candidates.add(treeBuilder.tree());
                addCandidatesBehind(offset, candidates);
                return;
            }
        } while (offset < jsonText.length()
                && jsonText.charAt(offset) == '{'
                && candidates.size() < MOST_FIRST_RECORDS
                && nodeCount < MOST_CANDIDATE_NODES);
    }

    private void addCandidatesBehind(int startOffset, List<JsonNode> candidates) {
        long[] nodeCount = {0};
        findBehind(
                startOffset,
                builder -> {
                    candidates.add(builder.tree());
                    nodeCount[0] += builder.nodeCount();
                    return nodeCount[0] > MOST_CANDIDATE_NODES;
                });
    }

    /// A record from its text alone.
    private record ParsedTree(TreeBuilder builder, int endOffset) {
        JsonNode tree() {
            return builder.tree();
        }
    }

    private void readAll() {
        int offset = firstRecordOffset();
        while (offset < jsonText.length()) {
            offset =
                    skipSeparators(
                            jsonText.charAt(offset) == '[' ? offset + 1 : readRecord(offset));
        }
    }

    /// Where the first record is.
    private int firstRecordOffset() {
        int offset = skipSeparators(0);
        if (offset < jsonText.length() && jsonText.charAt(offset) == '{') {
            offset = findList(offset, 0);
        }
        if (offset == jsonText.length() || jsonText.charAt(offset) != '[') {
            return offset;
        }
        offset = skipSeparators(offset + 1);
        while (jsonText.startsWith(NULL_ITEM, offset)) {
            offset = skipSeparators(offset + NULL_ITEM.length());
        }
        return offset;
    }

    /// Where the list of records begins in an answer; the answer itself where it holds none.
    private int findList(int startOffset, int depth) {
        try (JsonParser jsonParser = openParser(startOffset)) {
            jsonParser.nextToken();
            while (jsonParser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean isList = LIST_PROPERTIES.contains(jsonParser.currentName());
                JsonToken valueToken = jsonParser.nextToken();
                int valueOffset =
                        startOffset + (int) jsonParser.currentTokenLocation().getCharOffset();
                if (isList && valueToken == JsonToken.START_ARRAY) {
                    return valueOffset;
                }
                boolean isInnerObject =
                        isList && valueToken == JsonToken.START_OBJECT && depth < MAX_LIST_DEPTH;
                int listOffset = isInnerObject ? findList(valueOffset, depth + 1) : valueOffset;
                if (listOffset != valueOffset) {
                    return listOffset;
                }
                jsonParser.skipChildren();
            }
        } catch (JacksonException _) {
            // The record says so when it is read.
        }
        return startOffset;
    }

    /// The first character of a record at or behind a place.
    private int skipSeparators(int startOffset) {
        int offset = startOffset;
        while (offset < jsonText.length()
                && (jsonText.charAt(offset) == ',' || jsonText.charAt(offset) <= ' ')) {
            offset++;
        }
        boolean isEndOfList =
                offset < jsonText.length()
                        && (jsonText.charAt(offset) == ']' || jsonText.charAt(offset) == '}');
        return isEndOfList ? jsonText.length() : offset;
    }

    /// Reads the record at a place, and says where it ends.
    private int readRecord(int startOffset) {
        try {
            ParsedTree parsedTree = parseTree(startOffset);
            parsedTree
                    .builder()
                    .objection()
                    .ifPresentOrElse(
                            objection -> damagedRecords.add(damagedRecord(startOffset, objection)),
                            () ->
                                    records.add(
                                            new TreeRecord(
                                                    lineOf(startOffset),
                                                    "",
                                                    parsedTree.tree(),
                                                    excerptAt(startOffset))));
            return parsedTree.endOffset();
        } catch (JacksonException jsonProblem) {
            int brokenLine =
                    lineOf(startOffset) + Math.max(0, jsonProblem.getLocation().getLineNr() - 1);
            damagedRecords.add(
                    damagedRecord(
                            startOffset,
                            LocalizedSentence.of(
                                    "The record is broken in line {0}. Export it again, or mend"
                                            + " that line.",
                                    String.valueOf(brokenLine))));
            return findBehind(startOffset, parsedTree -> isRecord.test(parsedTree.tree()));
        }
    }

    private ParsedTree parseTree(int startOffset) {
        var treeBuilder = new TreeBuilder();
        return new ParsedTree(treeBuilder, fillBuilder(treeBuilder, startOffset));
    }

    /// Builds the record at a place, and says where it ends. What is read in vain is counted.
    private int fillBuilder(TreeBuilder treeBuilder, int startOffset) {
        try (JsonParser jsonParser = openParser(startOffset)) {
            try {
                do {
                    addToken(jsonParser.nextToken(), jsonParser, treeBuilder);
                } while (!treeBuilder.isComplete());
            } catch (JacksonException jsonProblem) {
                remainingEffort -= jsonParser.currentLocation().getCharOffset();
                throw jsonProblem;
            }
            return startOffset + (int) jsonParser.currentLocation().getCharOffset();
        }
    }

    private static void addToken(
            JsonToken jsonToken, JsonParser jsonParser, TreeBuilder treeBuilder) {
        switch (jsonToken) {
            case START_OBJECT -> treeBuilder.beginObject();
            case START_ARRAY -> treeBuilder.beginArray();
            case END_OBJECT, END_ARRAY -> treeBuilder.endContainer();
            case PROPERTY_NAME -> treeBuilder.setName(jsonParser.currentName());
            case null -> treeBuilder.addNull();
            case VALUE_NULL -> treeBuilder.addNull();
            default -> treeBuilder.addText(jsonParser.getString());
        }
    }

    private JsonParser openParser(int startOffset) {
        try {
            var reader = new StringReader(jsonText);
            reader.skip(startOffset);
            return JSON.createParser(ObjectReadContext.empty(), reader);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /// Where the next whole record begins behind a broken one; the end of the text if none is found
    /// within the allowance. In JSON of many lines that is at the same distance from the margin.
    ///
    /// @param isWanted tells a record from its parts
    private int findBehind(int startOffset, Predicate<TreeBuilder> isWanted) {
        int marginOffset = startOffset;
        while (marginOffset > 0
                && (jsonText.charAt(marginOffset - 1) == ' '
                        || jsonText.charAt(marginOffset - 1) == '\t')) {
            marginOffset--;
        }
        boolean startsOnLine = marginOffset > 0 && jsonText.charAt(marginOffset - 1) == '\n';
        String recordOpening =
                startsOnLine ? jsonText.substring(marginOffset - 1, startOffset) + "{" : "{";
        int offset = jsonText.indexOf(recordOpening, startOffset + 1);
        while (offset >= 0 && remainingEffort > 0) {
            int braceOffset = offset + recordOpening.length() - 1;
            if (isWantedRecord(braceOffset, isWanted)) {
                return braceOffset;
            }
            offset = jsonText.indexOf(recordOpening, braceOffset + 1);
        }
        return jsonText.length();
    }

    private boolean isWantedRecord(int startOffset, Predicate<TreeBuilder> isWanted) {
        remainingEffort -= EFFORT_OF_TRY;
        try {
            ParsedTree parsedTree = parseTree(startOffset);
            boolean isFound = isWanted.test(parsedTree.builder());
            remainingEffort -= isFound ? 0 : parsedTree.endOffset() - startOffset;
            return isFound;
        } catch (JacksonException _) {
            return false;
        }
    }

    private DamagedRecord damagedRecord(int startOffset, LocalizedSentence objection) {
        return new DamagedRecord(lineOf(startOffset), excerptAt(startOffset), objection);
    }

    private String excerptAt(int startOffset) {
        return jsonText.substring(startOffset, Math.min(jsonText.length(), startOffset + 200));
    }

    /// The line of a place, counted on from the last place that was asked for.
    private int lineOf(int position) {
        for (; countedOffset < position; countedOffset++) {
            countedLine += jsonText.charAt(countedOffset) == '\n' ? 1 : 0;
        }
        return countedLine;
    }
}
