package octavo.formats.workdrafts;

import octavo.latex.LaTeX;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Formulas in TeX within text that is not TeX otherwise, as publishers and arXiv have them:
/// `Detection of $^3$Helium`. Sums of money are not formulas.
final class TexMath {
    private static final Pattern BETWEEN_DOLLARS =
            Pattern.compile(
                    "(?<!\\\\)\\$(?!\\s)((?:[^$\\\\]|\\\\.){1,200})(?<![\\s\\\\])\\$(?![0-9])");

    /// A formula has a command, a script or a relation, or is one letter or a function of some.
    private static final Pattern FORMULA =
            Pattern.compile(
                    "(?s)(?:.*[\\\\^_].*|\\p{L}'*(?:\\(.{1,40}\\))?|\\p{L}\\s*[=<>+*/-]\\s*\\S.*)");

    private TexMath() {}

    /// LaTeX for plain text, whose formulas stay as they are.
    static String toLatex(String text) {
        return withFormulas(text, LaTeX::escapeText, UnaryOperator.identity());
    }

    /// Plain text, whose formulas are in Unicode.
    static String toUnicode(String text) {
        return withFormulas(text, UnaryOperator.identity(), LaTeX::toUnicode);
    }

    private static String withFormulas(
            String text, UnaryOperator<String> textForm, UnaryOperator<String> formulaForm) {
        if (text.indexOf('$') < 0) {
            return textForm.apply(text);
        }
        var output = new StringBuilder();
        Matcher formulaMatcher = BETWEEN_DOLLARS.matcher(text);
        int endOffset = 0;
        int searchOffset = 0;
        while (searchOffset <= text.length() && formulaMatcher.find(searchOffset)) {
            if (isFormula(formulaMatcher.group(1))) {
                output.append(textForm.apply(text.substring(endOffset, formulaMatcher.start())))
                        .append(formulaForm.apply(formulaMatcher.group()));
                endOffset = formulaMatcher.end();
                searchOffset = endOffset;
            } else {
                searchOffset = formulaMatcher.start() + 1;
            }
        }
        return output.append(textForm.apply(text.substring(endOffset))).toString();
    }

    private static boolean isFormula(String formula) {
        return FORMULA.matcher(formula).matches() && hasBalancedBraces(formula);
    }

    private static boolean hasBalancedBraces(String formula) {
        int depth = 0;
        for (int i = 0; i < formula.length(); i++) {
            char character = formula.charAt(i);
            if (character == '\\') {
                i++;
            } else if (character == '{') {
                depth++;
            } else if (character == '}' && --depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }
}
