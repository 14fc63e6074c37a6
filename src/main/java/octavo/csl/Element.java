package octavo.csl;

import octavo.csl.CslLocale.Term.TermForm;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The rendering elements of a style. Macros stay calls: nothing is inlined.
sealed interface Element {
    /// Puts what the element renders behind `parts`.
    void render(ItemRendering scene, List<RenderedNode> parts);

    record Variable(String name, boolean isShort, Formatting dress) implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            TextRenderer.variable(this, scene, parts);
        }
    }

    record Call(String macro, Formatting dress) implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            ElementRenderer.call(this, scene, parts);
        }
    }

    record TermText(String term, TermForm form, boolean plural, Formatting dress)
            implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            TextRenderer.term(this, scene, parts);
        }
    }

    record Value(String text, Formatting dress) implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            TextRenderer.value(this, scene, parts);
        }
    }

    record NumberText(String variable, NumberForm form, Formatting dress) implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            NumberRenderer.number(this, scene, parts);
        }
    }

    record Label(String variable, TermForm form, Plural plural, Formatting dress)
            implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            TextRenderer.label(this, scene, parts);
        }
    }

    /// A date; `form` is that of a localized one.
    record Date(
            String variable,
            Optional<String> form,
            String parts,
            List<DatePart> dateParts,
            String delimiter,
            Formatting dress)
            implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            DateRenderer.date(this, scene, parts);
        }
    }

    /// Names; `label` is put before the names where `labelFirst`.
    record Names(
            List<String> variables,
            NameStyle name,
            Optional<EtAl> etAl,
            Optional<Label> label,
            boolean labelFirst,
            List<Element> substitute,
            Optional<String> delimiter,
            Formatting dress)
            implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            NamesRenderer.names(this, scene, parts);
        }
    }

    record Group(List<Element> children, RenderedNode.Wrap wrap) implements Element {
        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            ElementRenderer.group(this, scene, parts);
        }
    }

    /// Branches of which the first that holds is rendered. Most ask for the type of the item alone,
    /// so it is known which of them may hold for it: `firsts` by type, or `first` for all others.
    record Choose(List<Branch> branches, Map<String, Integer> firsts, int first)
            implements Element {
        static Choose of(List<Branch> branches) {
            Map<String, Integer> firsts = new HashMap<>();
            int first = 0;
            while (first < branches.size() && branches.get(first).isAboutTypes()) {
                for (Condition condition : branches.get(first).conditions()) {
                    for (String type : condition.values()) {
                        firsts.putIfAbsent(type, first);
                    }
                }
                first++;
            }
            return new Choose(List.copyOf(branches), Map.copyOf(firsts), first);
        }

        @Override
        public void render(ItemRendering scene, List<RenderedNode> parts) {
            ElementRenderer.choose(this, scene, parts);
        }
    }

    /// `if`, `else-if`, and `else`, which asks nothing.
    record Branch(Match match, List<Condition> conditions, List<Element> children) {
        boolean holds(ItemRendering scene) {
            return conditions.isEmpty()
                    || switch (match) {
                        case ALL -> !isAny(false, scene);
                        case ANY -> isAny(true, scene);
                        case NONE -> !isAny(true, scene);
                    };
        }

        /// Whether one of the conditions has the requested result; later ones are not evaluated.
        private boolean isAny(boolean asked, ItemRendering scene) {
            for (int i = 0; i < conditions.size(); i++) {
                if (conditions.get(i).holds(scene) == asked) {
                    return true;
                }
            }
            return false;
        }

        /// Whether it holds if the type is one of those that it names.
        boolean isAboutTypes() {
            boolean one = match == Match.ANY || match == Match.ALL && conditions.size() == 1;
            return one
                    && !conditions.isEmpty()
                    && conditions.stream().allMatch(asked -> asked.test() == Test.TYPE);
        }
    }

    /// One test, such as that the type is `book`. It holds if one of the values does.
    record Condition(Test test, List<String> values) {
        boolean holds(ItemRendering scene) {
            for (int i = 0; i < values.size(); i++) {
                if (test.holds(values.get(i), scene)) {
                    return true;
                }
            }
            return false;
        }
    }

    /// What a condition asks about; its attribute has the same name, with hyphens.
    enum Test {
        DISAMBIGUATE,
        IS_NUMERIC,
        IS_UNCERTAIN_DATE,
        LOCATOR,
        POSITION,
        TYPE,
        VARIABLE;

        String attribute() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean holds(String value, ItemRendering scene) {
            CslItem item = scene.item();
            return switch (this) {
                case DISAMBIGUATE -> scene.nextCondition() < scene.facts().conditions();
                case IS_NUMERIC -> NumberField.isNumeric(TextRenderer.raw(value, scene));
                case IS_UNCERTAIN_DATE ->
                        item.dates().containsKey(value) && item.dates().get(value).uncertain();
                case LOCATOR ->
                        !scene.cite().locator().isEmpty()
                                && scene.cite()
                                        .term()
                                        .equals(value.replace("sub-verbo", "sub verbo"));
                case POSITION -> isAt(value, scene);
                case TYPE -> item.type().equals(value);
                case VARIABLE -> has(value, scene);
            };
        }

        private static boolean isAt(String position, ItemRendering scene) {
            if (scene.scope().bibliography()) {
                return false;
            }
            CiteState facts = scene.facts();
            return position.equals("near-note") ? facts.nearNote() : facts.position().is(position);
        }

        private static boolean has(String variable, ItemRendering scene) {
            return switch (variable) {
                case "title-short" -> !scene.item().text("title-short").isEmpty();
                case "citation-label", "citation-number" -> scene.item().has(variable);
                default ->
                        scene.item().has(variable) || !TextRenderer.raw(variable, scene).isEmpty();
            };
        }
    }

    enum Match {
        ALL,
        ANY,
        NONE
    }

    enum Plural {
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

    record DatePart(String name, String form, Optional<String> rangeDelimiter, Formatting dress) {}

    record EtAl(String term, Formatting dress) {}
}
