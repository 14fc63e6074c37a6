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
    private static final int DEEPEST = 200;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
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
    private static final ObjectWriter WRITER = writer("  ");

    private static final ObjectWriter ONE_LINE =
            MAPPER.writer()
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

    private static ObjectWriter writer(String step) {
        DefaultIndenter indenter = new DefaultIndenter(step, "\n");
        return MAPPER.writer()
                .with(
                        new DefaultPrettyPrinter(SEPARATORS)
                                .withObjectIndenter(indenter)
                                .withArrayIndenter(indenter));
    }

    /// A value with one item per line.
    ///
    /// @param step the indentation per level
    static String lines(JsonNode value, String step) {
        return writer(step).writeValueAsString(value);
    }

    /// A value as a sidecar has it, for whoever edits it by hand.
    public static String text(JsonNode value) {
        return WRITER.writeValueAsString(value);
    }

    /// Reads such a text.
    ///
    /// @throws JacksonException if it is not JSON
    /// @throws NumberFormatException if a number's exponent is too large for any
    public static JsonNode tree(String text) {
        return MAPPER.readTree(text);
    }

    /// A value on one line.
    static String line(JsonNode value) {
        return ONE_LINE.writeValueAsString(value);
    }

    /// The bytes are not a sidecar; has the reason and location.
    static final class Broken extends Exception {
        private static final long serialVersionUID = 1;

        final int line;
        final int column;

        final transient LocalizedSentence wording;

        Broken(LocalizedSentence wording, int line, int column) {
            super(wording.toString());
            this.wording = wording;
            this.line = line;
            this.column = column;
        }
    }

    static ObjectNode emptyObject() {
        return MAPPER.createObjectNode();
    }

    static Sidecar read(byte[] bytes) throws Broken {
        JsonNode tree;
        try {
            tree = MAPPER.readTree(bytes);
        } catch (JacksonException wrong) {
            JsonFault fault = JsonFault.of(wrong);
            throw new Broken(
                    LocalizedSentence.of("It is not valid JSON: {0}", fault.reason()),
                    fault.line(),
                    fault.column());
        } catch (NumberFormatException _) {
            // Jackson accepts exponents beyond BigDecimal and gives no location for them.
            throw new Broken(
                    LocalizedSentence.of(
                            "It is not valid JSON: {0}",
                            LocalizedSentence.of("a number is too large")),
                    1,
                    1);
        }
        if (!(tree instanceof ObjectNode object)) {
            throw new Broken(LocalizedSentence.of("It must be a JSON object."), 1, 1);
        }
        Sidecar sidecar = Sidecar.of(object);
        if (sidecar.version() < 1) {
            throw new Broken(LocalizedSentence.of("Its version is not a positive integer."), 1, 1);
        }
        return sidecar;
    }

    /// The bytes of a sidecar that replaces another; they read back as equal. What both share keeps
    /// its formatting.
    ///
    /// @param text the other sidecar as written
    static byte[] bytes(Sidecar sidecar, Sidecar before, String text) throws IOException {
        if (text.indexOf('\0') < 0) { // as it would be in UTF-16
            byte[] kept =
                    JsonText.rewritten(text, before.tree(), sidecar.tree())
                            .getBytes(StandardCharsets.UTF_8);
            if (readsBack(kept, sidecar)) {
                return kept;
            }
        }
        return bytes(sidecar);
    }

    /// The bytes of a sidecar; they read back as equal.
    static byte[] bytes(Sidecar sidecar) throws IOException {
        byte[] plain = bytes(sidecar, WRITER);
        // An unpaired surrogate, for instance, can only be written as an escape.
        byte[] bytes =
                readsBack(plain, sidecar)
                        ? plain
                        : bytes(sidecar, WRITER.with(JsonWriteFeature.ESCAPE_NON_ASCII));
        if (!readsBack(bytes, sidecar)) {
            throw new IOException("the data to be written does not read back unchanged");
        }
        return bytes;
    }

    private static byte[] bytes(Sidecar sidecar, ObjectWriter writer) throws IOException {
        try {
            return (writer.writeValueAsString(sidecar.tree()) + "\n")
                    .getBytes(StandardCharsets.UTF_8);
        } catch (JacksonException trouble) {
            throw new IOException("it cannot be represented as JSON", trouble);
        }
    }

    private static boolean readsBack(byte[] bytes, Sidecar sidecar) {
        try {
            return read(bytes).equals(sidecar);
        } catch (Broken _) {
            return false;
        }
    }
}
