package octavo.importer;

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
    private static final List<String> CAPITALS =
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

    private static final Map<String, String> VARIANTS =
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
        char letter = 'α';
        for (String name : GREEK.split(" ", -1)) {
            symbols.put(String.valueOf(letter), name.equals("omicron") ? "o" : "\\" + name);
            String capital = String.valueOf(letter).toUpperCase(Locale.ROOT);
            if (CAPITALS.contains(name)) {
                symbols.put(
                        capital,
                        "\\" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
            }
            letter++;
        }
        String others =
                "ϵ epsilon ϑ vartheta ϕ phi ∞ infty ± pm ∓ mp × times ÷ div · cdot ⋅ cdot ≤ leq ⩽"
                        + " leq ≥ geq ⩾ geq ≠ neq ≈ approx ≃ simeq ∼ sim ≡ equiv ∝ propto → to ←"
                        + " leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇔ Leftrightarrow ∑ sum ∏ prod"
                        + " ∫ int ∮ oint ∂ partial ∇ nabla √ surd ∈ in ∉ notin ⊂ subset ⊆ subseteq"
                        + " ∪ cup ∩ cap ∧ wedge ∨ vee ¬ neg ∀ forall ∃ exists ∅ emptyset … ldots ⋯"
                        + " cdots ′ prime ∗ ast ⊗ otimes ⊕ oplus ∘ circ ° circ ⟨ langle ⟩ rangle ℓ"
                        + " ell ℏ hbar ∥ parallel ⊥ perp ≪ ll ≫ gg † dagger";
        String[] words = others.split(" ", -1);
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
    static String write(SourceElement math) {
        String formula = inside(math).replaceAll("\\s+", " ").strip();
        return formula.isEmpty() ? "" : "$" + formula + "$";
    }

    private static String inside(SourceElement element) {
        return element.elements().stream().map(MathmlWriter::of).collect(Collectors.joining());
    }

    private static String of(SourceElement element) {
        return switch (element.name()) {
            case "mi" -> identifier(element);
            case "mn", "mo" -> symbols(element.text());
            case "mtext", "ms" -> "\\mathrm{" + symbols(element.text()) + "}";
            case "mspace" -> "\\ ";
            case "msub", "munder" -> argument(element, 0) + "_{" + argument(element, 1) + "}";
            case "msup" -> argument(element, 0) + "^{" + argument(element, 1) + "}";
            case "mover" -> over(element);
            case "msubsup", "munderover" ->
                    argument(element, 0)
                            + "_{"
                            + argument(element, 1)
                            + "}^{"
                            + argument(element, 2)
                            + "}";
            case "mfrac" -> "\\frac{" + argument(element, 0) + "}{" + argument(element, 1) + "}";
            case "msqrt" -> "\\sqrt{" + inside(element) + "}";
            case "mroot" -> "\\sqrt[" + argument(element, 1) + "]{" + argument(element, 0) + "}";
            case "mfenced" -> fenced(element);
            case "mtable" -> table(element);
            case "semantics" -> element.elements().isEmpty() ? "" : argument(element, 0);
            case "annotation", "annotation-xml", "mphantom", "none", "mprescripts" -> "";
            default -> inside(element);
        };
    }

    private static String argument(SourceElement element, int index) {
        List<SourceElement> arguments = element.elements();
        return index < arguments.size() ? of(arguments.get(index)) : "";
    }

    private static String identifier(SourceElement element) {
        String text = element.text();
        String variant = VARIANTS.getOrDefault(element.attribute("mathvariant"), "");
        boolean word = text.codePointCount(0, text.length()) > 1;
        String written = symbols(text);
        return variant.isEmpty() && !word
                ? written
                : (variant.isEmpty() ? "\\mathrm" : variant) + "{" + written.strip() + "}";
    }

    private static String over(SourceElement element) {
        List<SourceElement> parts = element.elements();
        String accent = parts.size() < 2 ? null : ACCENTS.get(parts.get(1).text());
        return accent == null
                ? argument(element, 0) + "^{" + argument(element, 1) + "}"
                : "\\" + accent + "{" + argument(element, 0) + "}";
    }

    private static String fenced(SourceElement element) {
        String open = element.attributes().getOrDefault("open", "(");
        String close = element.attributes().getOrDefault("close", ")");
        return symbols(open)
                + element.elements().stream().map(MathmlWriter::of).collect(Collectors.joining(","))
                + symbols(close);
    }

    private static String table(SourceElement element) {
        List<SourceElement> rows = element.all("mtr");
        int columns = rows.stream().mapToInt(row -> row.all("mtd").size()).max().orElse(1);
        return "\\begin{array}{"
                + "c".repeat(Math.clamp(columns, 1, 20))
                + "}"
                + rows.stream()
                        .map(row ->
                                row.all("mtd").stream()
                                        .map(MathmlWriter::inside)
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
                    boolean special = "#%&_{}$".contains(c);
                    written.append(special ? "\\" + c : c.equals("\\") ? "\\backslash " : symbol);
                    if (symbol.startsWith("\\")) {
                        written.append(' ');
                    }
                });
        return written.toString();
    }
}
