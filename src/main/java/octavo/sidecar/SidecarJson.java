package octavo.sidecar;

import octavo.text.LocalizedSentence;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/// Serialises sidecars without loss: a repeated name in an object is an error, and numbers keep all
/// their digits.
public final class SidecarJson {
    private static final int DEEPEST_NESTING = 200;

    private static final JsonMapper JSON_MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST_NESTING)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    .build();

    private static final Separators SEPARATORS =
            Separators.createDefaultInstance()
                    .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator("");

    /// One item per line, the same on every system, so that versions merge well.
    private static final ObjectWriter LINES_WRITER = linesWriter("  ");

    private static final ObjectWriter ONE_LINE_WRITER =
            JSON_MAPPER
                    .writer()
                    .with(
                            new DefaultPrettyPrinter(
                                            SEPARATORS
                                                    .withObjectEntrySpacing(
                                                            Separators.Spacing.AFTER)
                                                    .withArrayElementSpacing(
                                                            Separators.Spacing.AFTER))
                                    .withObjectIndenter(DefaultPrettyPrinter.NopIndenter.instance())
                                    .withArrayIndenter(
                                            DefaultPrettyPrinter.NopIndenter.instance()));

    private SidecarJson() {}

    private static ObjectWriter linesWriter(String indentStep) {
        DefaultIndenter indenter = new DefaultIndenter(indentStep, "\n");
        return JSON_MAPPER
                .writer()
                .with(
                        new DefaultPrettyPrinter(SEPARATORS)
                                .withObjectIndenter(indenter)
                                .withArrayIndenter(indenter));
    }

    /// A value with one item per line.
    ///
    /// @param indentStep the indentation per level
    static String formatLines(JsonNode value, String indentStep) {
        return linesWriter(indentStep).writeValueAsString(value);
    }

    /// A value as a sidecar has it, for whoever edits it by hand.
    public static String formatText(JsonNode value) {
        return LINES_WRITER.writeValueAsString(value);
    }

    /// Reads such a text.
    ///
    /// @throws JacksonException if it is not JSON
    /// @throws NumberFormatException if a number's exponent is too large for any
    public static JsonNode parseTree(String text) {
        return JSON_MAPPER.readTree(text);
    }

    /// A value on one line.
    static String formatOneLine(JsonNode value) {
        return ONE_LINE_WRITER.writeValueAsString(value);
    }

    /// The bytes are not a sidecar; has the reason and location.
    static final class BrokenSidecarException extends Exception {
        private static final long serialVersionUID = 1;

        final int lineNumber;
        final int columnNumber;

        final transient LocalizedSentence wording;

        BrokenSidecarException(LocalizedSentence wording, int lineNumber, int columnNumber) {
            super(wording.toString());
            this.wording = wording;
            this.lineNumber = lineNumber;
            this.columnNumber = columnNumber;
        }
    }

    static ObjectNode emptyObject() {
        return JSON_MAPPER.createObjectNode();
    }

    static Sidecar parseSidecar(byte[] bytes) throws BrokenSidecarException {
        JsonNode tree;
        try {
            tree = JSON_MAPPER.readTree(bytes);
        } catch (JacksonException failure) {
            JsonFault fault = JsonFault.of(failure);
            throw new BrokenSidecarException(
                    LocalizedSentence.of("It is not valid JSON: {0}", fault.reason()),
                    fault.lineNumber(),
                    fault.columnNumber());
        } catch (NumberFormatException _) {
            // Jackson accepts exponents beyond BigDecimal and gives no location for them.
            throw new BrokenSidecarException(
                    LocalizedSentence.of(
                            "It is not valid JSON: {0}",
                            LocalizedSentence.of("a number is too large")),
                    1,
                    1);
        }
        if (!(tree instanceof ObjectNode object)) {
            throw new BrokenSidecarException(
                    LocalizedSentence.of("It must be a JSON object."), 1, 1);
        }
        Sidecar sidecar = Sidecar.of(object);
        if (sidecar.formatVersion() < 1) {
            throw new BrokenSidecarException(
                    LocalizedSentence.of("Its version is not a positive integer."), 1, 1);
        }
        return sidecar;
    }

    /// The bytes of a sidecar that replaces another; they read back as equal. What both share keeps
    /// its formatting.
    ///
    /// @param previousText the other sidecar as written
    static byte[] encodeSidecar(Sidecar sidecar, Sidecar previousSidecar, String previousText)
            throws IOException {
        if (previousText.indexOf('\0') < 0) { // as it would be in UTF-16
            byte[] formattedBytes =
                    JsonText.rewriteText(
                                    previousText, previousSidecar.copyTree(), sidecar.copyTree())
                            .getBytes(StandardCharsets.UTF_8);
            if (isParsedAs(formattedBytes, sidecar)) {
                return formattedBytes;
            }
        }
        return encodeSidecar(sidecar);
    }

    /// The bytes of a sidecar; they read back as equal.
    static byte[] encodeSidecar(Sidecar sidecar) throws IOException {
        byte[] unescapedBytes = encodeSidecar(sidecar, LINES_WRITER);
        // An unpaired surrogate, for instance, can only be written as an escape.
        byte[] bytes =
                isParsedAs(unescapedBytes, sidecar)
                        ? unescapedBytes
                        : encodeSidecar(
                                sidecar, LINES_WRITER.with(JsonWriteFeature.ESCAPE_NON_ASCII));
        if (!isParsedAs(bytes, sidecar)) {
            throw new IOException("the data to be written does not read back unchanged");
        }
        return bytes;
    }

    private static byte[] encodeSidecar(Sidecar sidecar, ObjectWriter writer) throws IOException {
        try {
            return (writer.writeValueAsString(sidecar.copyTree()) + "\n")
                    .getBytes(StandardCharsets.UTF_8);
        } catch (JacksonException failure) {
            throw new IOException("it cannot be represented as JSON", failure);
        }
    }

    private static boolean isParsedAs(byte[] bytes, Sidecar sidecar) {
        try {
            return parseSidecar(bytes).equals(sidecar);
        } catch (BrokenSidecarException _) {
            return false;
        }
    }
}
