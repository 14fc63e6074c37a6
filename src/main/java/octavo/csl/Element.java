package octavo.csl;

import octavo.csl.CslLocale.LocaleTerm.TermForm;
import octavo.csl.values.NumberField;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The rendering elements of a style. Macros stay calls: nothing is inlined.
sealed interface Element {
    /// Puts what the element renders behind `parts`.
    void render(ItemRendering rendering, List<RenderedNode> nodes);

    record VariableText(String variable, boolean isShort, Formatting formatting)
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            TextRenderer.renderVariable(this, rendering, nodes);
        }
    }

    record MacroCall(String macroName, Formatting formatting) implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            ElementRenderer.renderCall(this, rendering, nodes);
        }
    }

    record TermText(String termName, TermForm termForm, boolean isPlural, Formatting formatting)
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            TextRenderer.renderTerm(this, rendering, nodes);
        }
    }

    record ValueText(String text, Formatting formatting) implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            TextRenderer.value(this, rendering, nodes);
        }
    }

    record NumberText(String variable, NumberForm numberForm, Formatting formatting)
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            NumberRenderer.renderNumber(this, rendering, nodes);
        }
    }

    record LabelElement(
            String variable, TermForm termForm, PluralForm pluralForm, Formatting formatting)
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            TextRenderer.renderLabel(this, rendering, nodes);
        }
    }

    /// A date; `form` is that of a localized one.
    record DateElement(
            String variable,
            Optional<String> localizedForm,
            String wantedParts,
            List<DatePart> dateParts,
            String delimiter,
            Formatting formatting)
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            DateRenderer.renderDate(this, rendering, nodes);
        }
    }

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
            implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            NamesRenderer.renderNames(this, rendering, nodes);
        }
    }

    record GroupElement(List<Element> children, RenderedNode.NodeWrap wrap) implements Element {
        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            ElementRenderer.renderGroup(this, rendering, nodes);
        }
    }

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

        @Override
        public void render(ItemRendering rendering, List<RenderedNode> nodes) {
            ElementRenderer.renderChoice(this, rendering, nodes);
        }
    }

    /// `if`, `else-if`, and `else`, which asks nothing.
    record ChooseBranch(
            BranchMatch branchMatch, List<BranchCondition> conditions, List<Element> children) {
        boolean holds(ItemRendering rendering) {
            return conditions.isEmpty()
                    || switch (branchMatch) {
                        case ALL -> !hasConditionWith(false, rendering);
                        case ANY -> hasConditionWith(true, rendering);
                        case NONE -> !hasConditionWith(true, rendering);
                    };
        }

        /// Whether one of the conditions has the requested result; later ones are not evaluated.
        private boolean hasConditionWith(boolean wantedResult, ItemRendering rendering) {
            for (int i = 0; i < conditions.size(); i++) {
                if (conditions.get(i).holds(rendering) == wantedResult) {
                    return true;
                }
            }
            return false;
        }

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
    record BranchCondition(ConditionTest conditionTest, List<String> values) {
        boolean holds(ItemRendering rendering) {
            for (int i = 0; i < values.size(); i++) {
                if (conditionTest.holds(values.get(i), rendering)) {
                    return true;
                }
            }
            return false;
        }
    }

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

        boolean holds(String value, ItemRendering rendering) {
            CslItem item = rendering.item();
            return switch (this) {
                case DISAMBIGUATE -> rendering.nextCondition() < rendering.state().conditionCount();
                case IS_NUMERIC -> NumberField.isNumeric(TextRenderer.rawText(value, rendering));
                case IS_UNCERTAIN_DATE ->
                        item.dates().containsKey(value) && item.dates().get(value).isUncertain();
                case LOCATOR ->
                        !rendering.cite().locator().isEmpty()
                                && rendering
                                        .cite()
                                        .locatorTerm()
                                        .equals(value.replace("sub-verbo", "sub verbo"));
                case POSITION -> isAtPosition(value, rendering);
                case TYPE -> item.type().equals(value);
                case VARIABLE -> hasVariable(value, rendering);
            };
        }

        private static boolean isAtPosition(String position, ItemRendering rendering) {
            if (rendering.environment().isBibliography()) {
                return false;
            }
            CiteState state = rendering.state();
            return position.equals("near-note")
                    ? state.isNearNote()
                    : state.position().matches(position);
        }

        private static boolean hasVariable(String variable, ItemRendering rendering) {
            return switch (variable) {
                case "title-short" -> !rendering.item().text("title-short").isEmpty();
                case "citation-label", "citation-number" -> rendering.item().hasVariable(variable);
                default ->
                        rendering.item().hasVariable(variable)
                                || !TextRenderer.rawText(variable, rendering).isEmpty();
            };
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
        NEVER
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
