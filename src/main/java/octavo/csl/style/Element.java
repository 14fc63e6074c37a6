package octavo.csl.style;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.LocaleTerm.TermForm;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The rendering elements of a style. Macros stay calls: nothing is inlined.
public sealed interface Element {
    record VariableText(String variable, boolean isShort, Formatting formatting)
            implements Element {}

    record MacroCall(String macroName, Formatting formatting) implements Element {}

    record TermText(String termName, TermForm termForm, boolean isPlural, Formatting formatting)
            implements Element {}

    record ValueText(String text, Formatting formatting) implements Element {}

    record NumberText(String variable, NumberForm numberForm, Formatting formatting)
            implements Element {}

    record LabelElement(
            String variable, TermForm termForm, PluralForm pluralForm, Formatting formatting)
            implements Element {}

    /// A date; `form` is that of a localized one.
    record DateElement(
            String variable,
            Optional<String> localizedForm,
            String wantedParts,
            List<DatePart> dateParts,
            String delimiter,
            Formatting formatting)
            implements Element {}

    /// Names; `label` is put before the names where `isLabelFirst`.
    record NamesElement(
            List<String> variables,
            NameStyle nameStyle,
            Optional<EtAl> etAl,
            Optional<LabelElement> label,
            boolean isLabelFirst,
            List<Element> substitutes,
            Optional<String> delimiter,
            Formatting formatting)
            implements Element {}

    record GroupElement(List<Element> children, RenderedNode.NodeWrap wrap) implements Element {}

    /// Branches of which the first that holds is rendered. Most ask for the type of the item alone,
    /// so it is known which of them may hold for it: `firstBranchByType` by type, or `firstBranch`
    /// for all others.
    record ChooseElement(
            List<ChooseBranch> branches, Map<String, Integer> firstBranchByType, int firstBranch)
            implements Element {
        static ChooseElement of(List<ChooseBranch> branches) {
            Map<String, Integer> firstBranchByType = new HashMap<>();
            int firstBranch = 0;
            while (firstBranch < branches.size() && branches.get(firstBranch).isAboutTypes()) {
                for (BranchCondition condition : branches.get(firstBranch).conditions()) {
                    for (String type : condition.values()) {
                        firstBranchByType.putIfAbsent(type, firstBranch);
                    }
                }
                firstBranch++;
            }
            return new ChooseElement(
                    List.copyOf(branches), Map.copyOf(firstBranchByType), firstBranch);
        }
    }

    /// `if`, `else-if`, and `else`, which asks nothing.
    record ChooseBranch(
            BranchMatch branchMatch, List<BranchCondition> conditions, List<Element> children) {
        /// Whether it holds if the type is one of those that it names.
        boolean isAboutTypes() {
            boolean isAnyOf =
                    branchMatch == BranchMatch.ANY
                            || branchMatch == BranchMatch.ALL && conditions.size() == 1;
            return isAnyOf
                    && !conditions.isEmpty()
                    && conditions.stream()
                            .allMatch(condition -> condition.conditionTest() == ConditionTest.TYPE);
        }
    }

    /// One test, such as that the type is `book`. It holds if one of the values does.
    record BranchCondition(ConditionTest conditionTest, List<String> values) {}

    /// What a condition asks about; its attribute has the same name, with hyphens.
    enum ConditionTest {
        DISAMBIGUATE,
        IS_NUMERIC,
        IS_UNCERTAIN_DATE,
        LOCATOR,
        POSITION,
        TYPE,
        VARIABLE;

        String attributeName() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    enum BranchMatch {
        ALL,
        ANY,
        NONE
    }

    enum PluralForm {
        CONTEXTUAL,
        ALWAYS,
        NEVER;

        /// Whether a label is plural, where it labels several things or one.
        public boolean isPlural(BooleanSupplier labelsSeveral) {
            return this == ALWAYS || this == CONTEXTUAL && labelsSeveral.getAsBoolean();
        }
    }

    enum NumberForm {
        NUMERIC,
        ORDINAL,
        LONG_ORDINAL,
        ROMAN
    }

    record DatePart(
            String name, String form, Optional<String> rangeDelimiter, Formatting formatting) {}

    record EtAl(String termName, Formatting formatting) {}
}
