package octavo.receipts;

import octavo.text.LocalizedSentence;

import java.util.Map;
import java.util.Optional;

/// Who vouches for a value.
public sealed interface ReceiptSource {
    /// Services that are written as a letter in the file, since most receipts are theirs.
    Map<String, String> LETTERS =
            Map.ofEntries(
                    Map.entry("Crossref", "C"),
                    Map.entry("DataCite", "D"),
                    Map.entry("OpenAlex", "O"),
                    Map.entry("Semantic Scholar", "S"),
                    Map.entry("DBLP", "B"),
                    Map.entry("dblp", "b"),
                    Map.entry("arXiv", "X"),
                    Map.entry("PubMed", "P"),
                    Map.entry("Europe PMC", "E"),
                    Map.entry("Open Library", "L"),
                    Map.entry("Google Books", "G"),
                    Map.entry("doi.org", "R"));

    /// A service's record agrees with the value.
    record ServiceSource(String serviceName) implements ReceiptSource {}

    /// A person has accepted the value.
    record PersonSource() implements ReceiptSource {}

    /// An assistant has proposed the value, and nobody has confirmed it.
    record AssistantSource() implements ReceiptSource {}

    /// An editor's command has brought the value into a paper, and nobody has confirmed it: who
    /// gave the command, a person or an assistant, is not known.
    record EditorSource() implements ReceiptSource {}

    /// Whether the value counts as confirmed.
    default boolean isConfirming() {
        return switch (this) {
            case ServiceSource _, PersonSource _ -> true;
            case AssistantSource _, EditorSource _ -> false;
        };
    }

    /// The stronger source first.
    default int rank() {
        return switch (this) {
            case ServiceSource _ -> 0;
            case PersonSource _ -> 1;
            case AssistantSource _ -> 2;
            case EditorSource _ -> 3;
        };
    }

    /// Who says so, in words.
    default LocalizedSentence sentence(String dateText) {
        return switch (this) {
            case ServiceSource(var serviceName) ->
                    LocalizedSentence.of("confirmed by {0} on {1}", serviceName, dateText);
            case PersonSource _ -> LocalizedSentence.of("accepted by hand on {0}", dateText);
            case AssistantSource _ ->
                    LocalizedSentence.of(
                            "proposed by an assistant on {0}; nobody has confirmed it", dateText);
            case EditorSource _ ->
                    LocalizedSentence.of(
                            "added by an editor on {0}; nobody has confirmed it", dateText);
        };
    }

    /// As written in the file.
    default String toCode() {
        return switch (this) {
            case ServiceSource(var serviceName) ->
                    Optional.ofNullable(LETTERS.get(serviceName))
                            .orElse("=" + serviceName.replaceAll("\\p{Cntrl}+", " ").strip());
            case PersonSource _ -> "+";
            case AssistantSource _ -> "?";
            case EditorSource _ -> "!";
        };
    }

    /// Reads a source; empty if this version does not know it.
    static Optional<ReceiptSource> parse(String sourceCode) {
        return switch (sourceCode) {
            case "+" -> Optional.of(new PersonSource());
            case "?" -> Optional.of(new AssistantSource());
            case "!" -> Optional.of(new EditorSource());
            default ->
                    sourceCode.startsWith("=")
                            ? Optional.of(new ServiceSource(sourceCode.substring(1)))
                            : LETTERS.entrySet().stream()
                                    .filter(each -> each.getValue().equals(sourceCode))
                                    .findFirst()
                                    .map(each -> new ServiceSource(each.getKey()));
        };
    }
}
