package octavo.formats.xml;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Writes presentation MathML as LaTeX math without packages. Unknown elements are replaced by
/// their content.
final class MathmlWriter {
    private static final String GREEK =
            "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi"
                    + " rho varsigma sigma tau upsilon phi chi psi omega";

    /// Greek capitals that look like Latin ones have no command.
    private static final List<String> GREEK_CAPITALS =
            List.of(
                    "gamma", "delta", "theta", "lambda", "xi", "pi", "sigma", "upsilon", "phi",
                    "psi", "omega");

    private static final Map<String, String> SYMBOLS = symbols();

    private static final Map<String, String> ACCENTS =
            Map.ofEntries(
                    Map.entry("¯", "bar"),
                    Map.entry("‾", "bar"),
                    Map.entry("ˉ", "bar"),
                    Map.entry("^", "hat"),
                    Map.entry("ˆ", "hat"),
                    Map.entry("~", "tilde"),
                    Map.entry("˜", "tilde"),
                    Map.entry("∼", "tilde"),
                    Map.entry("→", "vec"),
                    Map.entry("⃗", "vec"),
                    Map.entry("˙", "dot"),
                    Map.entry("¨", "ddot"));

    private static final Map<String, String> VARIANT_COMMANDS =
            Map.of(
                    "bold", "\\mathbf",
                    "bold-italic", "\\mathbf",
                    "double-struck", "\\mathbf",
                    "normal", "\\mathrm",
                    "script", "\\mathcal",
                    "sans-serif", "\\mathsf",
                    "monospace", "\\mathtt");

    private MathmlWriter() {}

    private static Map<String, String> symbols() {
        Map<String, String> symbols = new HashMap<>();
        char greekLetter = 'α';
        for (String name : GREEK.split(" ", -1)) {
            symbols.put(String.valueOf(greekLetter), name.equals("omicron") ? "o" : "\\" + name);
            String capital = String.valueOf(greekLetter).toUpperCase(Locale.ROOT);
            if (GREEK_CAPITALS.contains(name)) {
                symbols.put(
                        capital,
                        "\\" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
            }
            greekLetter++;
        }
        String symbolPairs =
                "ϵ epsilon ϑ vartheta ϕ phi ∞ infty ± pm ∓ mp × times ÷ div · cdot ⋅ cdot ≤ leq ⩽"
                        + " leq ≥ geq ⩾ geq ≠ neq ≈ approx ≃ simeq ∼ sim ≡ equiv ∝ propto → to ←"
                        + " leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇔ Leftrightarrow ∑ sum ∏ prod"
                        + " ∫ int ∮ oint ∂ partial ∇ nabla √ surd ∈ in ∉ notin ⊂ subset ⊆ subseteq"
                        + " ∪ cup ∩ cap ∧ wedge ∨ vee ¬ neg ∀ forall ∃ exists ∅ emptyset … ldots ⋯"
                        + " cdots ′ prime ∗ ast ⊗ otimes ⊕ oplus ∘ circ ° circ ⟨ langle ⟩ rangle ℓ"
                        + " ell ℏ hbar ∥ parallel ⊥ perp ≪ ll ≫ gg † dagger";
        String[] words = symbolPairs.split(" ", -1);
        for (int i = 0; i + 1 < words.length; i += 2) {
            symbols.put(words[i], "\\" + words[i + 1]);
        }
        symbols.put("−", "-");
        symbols.put("–", "-");
        // Invisible operators: function application, multiplication, separator.
        List.of("\u2061", "\u2062", "\u2063", "\u200B").forEach(sign -> symbols.put(sign, ""));
        return symbols;
    }

    /// The formula in dollars; empty if it has no content.
    static String toFormula(SourceElement mathElement) {
        String formula = writeChildren(mathElement).replaceAll("\\s+", " ").strip();
        return formula.isEmpty() ? "" : "$" + formula + "$";
    }

    private static String writeChildren(SourceElement mathElement) {
        return mathElement.childElements().stream()
                .map(MathmlWriter::writeElement)
                .collect(Collectors.joining());
    }

    private static String writeElement(SourceElement mathElement) {
        return switch (mathElement.name()) {
            case "mi" -> writeIdentifier(mathElement);
            case "mn", "mo" -> symbols(mathElement.text());
            case "mtext", "ms" -> "\\mathrm{" + symbols(mathElement.text()) + "}";
            case "mspace" -> "\\ ";
            case "msub", "munder" ->
                    writeArgument(mathElement, 0) + "_{" + writeArgument(mathElement, 1) + "}";
            case "msup" ->
                    writeArgument(mathElement, 0) + "^{" + writeArgument(mathElement, 1) + "}";
            case "mover" -> writeOver(mathElement);
            case "msubsup", "munderover" ->
                    writeArgument(mathElement, 0)
                            + "_{"
                            + writeArgument(mathElement, 1)
                            + "}^{"
                            + writeArgument(mathElement, 2)
                            + "}";
            case "mfrac" ->
                    "\\frac{"
                            + writeArgument(mathElement, 0)
                            + "}{"
                            + writeArgument(mathElement, 1)
                            + "}";
            case "msqrt" -> "\\sqrt{" + writeChildren(mathElement) + "}";
            case "mroot" ->
                    "\\sqrt["
                            + writeArgument(mathElement, 1)
                            + "]{"
                            + writeArgument(mathElement, 0)
                            + "}";
            case "mfenced" -> writeFenced(mathElement);
            case "mtable" -> writeTable(mathElement);
            case "semantics" ->
                    mathElement.childElements().isEmpty() ? "" : writeArgument(mathElement, 0);
            case "annotation", "annotation-xml", "mphantom", "none", "mprescripts" -> "";
            default -> writeChildren(mathElement);
        };
    }

    private static String writeArgument(SourceElement mathElement, int argumentIndex) {
        List<SourceElement> arguments = mathElement.childElements();
        return argumentIndex < arguments.size() ? writeElement(arguments.get(argumentIndex)) : "";
    }

    private static String writeIdentifier(SourceElement mathElement) {
        String text = mathElement.text();
        String variant = VARIANT_COMMANDS.getOrDefault(mathElement.attribute("mathvariant"), "");
        boolean isWord = text.codePointCount(0, text.length()) > 1;
        String writtenText = symbols(text);
        return variant.isEmpty() && !isWord
                ? writtenText
                : (variant.isEmpty() ? "\\mathrm" : variant) + "{" + writtenText.strip() + "}";
    }

    private static String writeOver(SourceElement mathElement) {
        List<SourceElement> arguments = mathElement.childElements();
        String accent = arguments.size() < 2 ? null : ACCENTS.get(arguments.get(1).text());
        return accent == null
                ? writeArgument(mathElement, 0) + "^{" + writeArgument(mathElement, 1) + "}"
                : "\\" + accent + "{" + writeArgument(mathElement, 0) + "}";
    }

    private static String writeFenced(SourceElement mathElement) {
        String opening = mathElement.attributes().getOrDefault("open", "(");
        String closing = mathElement.attributes().getOrDefault("close", ")");
        return symbols(opening)
                + mathElement.childElements().stream()
                        .map(MathmlWriter::writeElement)
                        .collect(Collectors.joining(","))
                + symbols(closing);
    }

    private static String writeTable(SourceElement mathElement) {
        List<SourceElement> rows = mathElement.elementsAt("mtr");
        int columns = rows.stream().mapToInt(row -> row.elementsAt("mtd").size()).max().orElse(1);
        return "\\begin{array}{"
                + "c".repeat(Math.clamp(columns, 1, 20))
                + "}"
                + rows.stream()
                        .map(row ->
                                row.elementsAt("mtd").stream()
                                        .map(MathmlWriter::writeChildren)
                                        .collect(Collectors.joining(" & ")))
                        .collect(Collectors.joining(" \\\\ "))
                + "\\end{array}";
    }

    /// A space separates a command from a following letter.
    private static String symbols(String text) {
        var written = new StringBuilder();
        text.codePoints()
                .mapToObj(Character::toString)
                .forEach(c -> {
                    String symbol = SYMBOLS.getOrDefault(c, c);
                    boolean isSpecial = "#%&_{}$".contains(c);
                    written.append(isSpecial ? "\\" + c : c.equals("\\") ? "\\backslash " : symbol);
                    if (symbol.startsWith("\\")) {
                        written.append(' ');
                    }
                });
        return written.toString();
    }
}
