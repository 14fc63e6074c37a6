package octavo.csl.style;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element.BranchCondition;
import octavo.csl.style.Element.BranchMatch;
import octavo.csl.style.Element.ChooseBranch;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.xml.BadStyleException;
import octavo.csl.xml.XmlElement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Reads rendering elements. `XmlElement`s are at most 90 deep, so that this may recurse.
final class ElementReader {
    private ElementReader() {}

    private static List<Element> readChildren(XmlElement parent) throws BadStyleException {
        List<Element> elements = new ArrayList<>();
        for (XmlElement child : parent.children()) {
            readElement(child, Optional.empty()).ifPresent(elements::add);
        }
        return List.copyOf(elements);
    }

    /// What is in a layout. Blocks stand there themselves: `display` within a group or a macro says
    /// nothing, as in the reference engine.
    static List<Element> readLayout(XmlElement layout) throws BadStyleException {
        return readChildren(
                layout.withChildren(
                        layout.children().stream()
                                .map(ElementReader::withoutInnerDisplay)
                                .toList()));
    }

    private static XmlElement withoutInnerDisplay(XmlElement element) {
        boolean isChoice = Set.of("choose", "if", "else-if", "else").contains(element.name());
        return element.withChildren(
                element.children().stream()
                        .map(child ->
                                isChoice
                                        ? withoutInnerDisplay(child)
                                        : child.withoutAttribute("display"))
                        .toList());
    }

    static List<Element> readMacro(XmlElement macro) throws BadStyleException {
        return readChildren(macro.withoutAttribute("display"));
    }

    /// An element; inside `substitute`, names without a form of their own take that of
    /// `outerNames`.
    private static Optional<Element> readElement(
            XmlElement element, Optional<Element.NamesElement> outerNames)
            throws BadStyleException {
        return switch (element.name()) {
            case "text" -> Optional.of(readText(element));
            case "number" -> Optional.of(readNumber(element));
            case "label" -> Optional.of(readLabel(element));
            case "date" -> Optional.of(readDate(element));
            case "names" -> Optional.of(readNames(element, outerNames));
            case "group" ->
                    Optional.of(
                            new Element.GroupElement(
                                    readInner(element, outerNames), readWrap(element)));
            case "choose" -> Optional.of(readChoose(element, outerNames));
            case "sort" -> Optional.empty();
            default ->
                    throw new BadStyleException(
                            element.lineNumber(),
                            "<" + element.name() + "> is not an element that renders");
        };
    }

    private static RenderedNode.NodeWrap readWrap(XmlElement group) {
        return Formatting.of(group)
                .wrap()
                .joining(group.printedAttribute("delimiter"), RenderedNode.NodeTag.NONE);
    }

    private static List<Element> readInner(
            XmlElement element, Optional<Element.NamesElement> outerNames)
            throws BadStyleException {
        List<Element> elements = new ArrayList<>();
        for (XmlElement child : element.children()) {
            readElement(child, outerNames).ifPresent(elements::add);
        }
        return List.copyOf(elements);
    }

    private static Element readText(XmlElement element) throws BadStyleException {
        Formatting formatting = Formatting.of(element);
        if (element.attribute("variable").isPresent()) {
            String variable = element.attribute("variable", "").strip();
            return new Element.VariableText(
                    variable, element.attribute("form", "").equals("short"), formatting);
        }
        if (element.attribute("macro").isPresent()) {
            // The case of a call's text is that of the macro's parts, as in the reference engine.
            return new Element.MacroCall(
                    element.attribute("macro", "").intern(), formatting.withoutTextCase());
        }
        if (element.attribute("term").isPresent()) {
            String termName = element.attribute("term", "").replace("sub-verbo", "sub verbo");
            TermForm termForm = TermForm.of(element.attribute("form", ""));
            return new Element.TermText(termName, termForm, element.isTrue("plural"), formatting);
        }
        if (element.attribute("value").isPresent()) {
            return new Element.ValueText(element.printedAttribute("value"), formatting);
        }
        throw new BadStyleException(
                element.lineNumber(), "<text> needs one of variable, macro, term and value");
    }

    private static Element readNumber(XmlElement element) throws BadStyleException {
        Element.NumberForm numberForm =
                switch (element.attribute("form", "")) {
                    case "ordinal" -> Element.NumberForm.ORDINAL;
                    case "long-ordinal" -> Element.NumberForm.LONG_ORDINAL;
                    case "roman" -> Element.NumberForm.ROMAN;
                    default -> Element.NumberForm.NUMERIC;
                };
        return new Element.NumberText(readVariable(element), numberForm, Formatting.of(element));
    }

    private static Element.LabelElement readLabel(XmlElement element) {
        Element.PluralForm pluralForm =
                switch (element.attribute("plural", "")) {
                    case "always", "true" -> Element.PluralForm.ALWAYS;
                    case "never", "false" -> Element.PluralForm.NEVER;
                    default -> Element.PluralForm.CONTEXTUAL;
                };
        TermForm termForm = TermForm.of(element.attribute("form", ""));
        return new Element.LabelElement(
                element.attribute("variable", ""), termForm, pluralForm, Formatting.of(element));
    }

    static Element.DateElement readDate(XmlElement element) throws BadStyleException {
        List<Element.DatePart> dateParts = new ArrayList<>();
        for (XmlElement datePart : element.children("date-part").toList()) {
            String partName = datePart.attribute("name", "");
            if (!Set.of("day", "month", "year").contains(partName)) {
                throw new BadStyleException(
                        datePart.lineNumber(), "<date-part> is named day, month or year");
            }
            dateParts.add(
                    new Element.DatePart(
                            partName,
                            datePart.attribute("form", ""),
                            datePart.attribute("range-delimiter"),
                            Formatting.of(datePart)));
        }
        return new Element.DateElement(
                element.attribute("variable", ""),
                element.attribute("form"),
                element.attribute("date-parts", "year-month-day"),
                List.copyOf(dateParts),
                element.attribute("delimiter", ""),
                // A localized date undoes no look around it, as in the reference engine.
                element.attribute("form").isPresent()
                        ? Formatting.of(element).withoutDefaultFormats()
                        : Formatting.of(element));
    }

    private static Element.NamesElement readNames(
            XmlElement element, Optional<Element.NamesElement> outerNames)
            throws BadStyleException {
        Optional<XmlElement> label = element.child("label");
        Optional<XmlElement> name = element.child("name");
        boolean inheritsNames = outerNames.isPresent() && label.isEmpty() && name.isEmpty();
        boolean isLabelFirst =
                label.isPresent()
                        && name.map(nameElement ->
                                        element.children().indexOf(nameElement)
                                                > element.children().indexOf(label.get()))
                                .orElse(false);
        Element.NamesElement namesElement =
                new Element.NamesElement(
                        element.attributeWords("variable"),
                        name.map(NameStyle::of)
                                .orElse(
                                        outerNames
                                                .map(Element.NamesElement::nameStyle)
                                                .orElse(NameStyle.NONE)),
                        element.child("et-al")
                                .map(etAlElement ->
                                        new Element.EtAl(
                                                etAlElement.attribute("term", "et-al"),
                                                Formatting.of(etAlElement)))
                                .or(() -> outerNames.flatMap(Element.NamesElement::etAl)),
                        inheritsNames
                                ? outerNames.flatMap(Element.NamesElement::label)
                                : label.map(ElementReader::readLabel),
                        inheritsNames ? outerNames.get().isLabelFirst() : isLabelFirst,
                        List.of(),
                        inheritsNames
                                ? outerNames.flatMap(Element.NamesElement::delimiter)
                                : element.attribute("delimiter")
                                        .or(() ->
                                                outerNames.flatMap(
                                                        Element.NamesElement::delimiter)),
                        inheritsNames ? outerNames.get().formatting() : Formatting.of(element));
        Optional<XmlElement> substitute = element.child("substitute");
        return substitute.isEmpty()
                ? namesElement
                : withSubstitute(
                        namesElement, readInner(substitute.get(), Optional.of(namesElement)));
    }

    private static Element.NamesElement withSubstitute(
            Element.NamesElement names, List<Element> substitute) {
        return new Element.NamesElement(
                names.variables(),
                names.nameStyle(),
                names.etAl(),
                names.label(),
                names.isLabelFirst(),
                substitute,
                names.delimiter(),
                names.formatting());
    }

    private static Element readChoose(XmlElement element, Optional<Element.NamesElement> outerNames)
            throws BadStyleException {
        List<ChooseBranch> branches = new ArrayList<>();
        for (XmlElement child : element.children()) {
            if (!Set.of("if", "else-if", "else").contains(child.name())) {
                throw new BadStyleException(
                        child.lineNumber(),
                        "<choose> holds if, else-if and else, not " + child.name());
            }
            branches.add(
                    new ChooseBranch(
                            readMatch(child), readConditions(child), readInner(child, outerNames)));
        }
        return Element.ChooseElement.of(branches);
    }

    private static BranchMatch readMatch(XmlElement branch) throws BadStyleException {
        return switch (branch.attribute("match", "all").strip().toLowerCase(Locale.ROOT)) {
            case "all" -> BranchMatch.ALL;
            case "any" -> BranchMatch.ANY;
            case "none" -> BranchMatch.NONE;
            default ->
                    throw new BadStyleException(
                            branch.lineNumber(),
                            "match is all, any or none, not \"%s\""
                                    .formatted(branch.attribute("match", "")));
        };
    }

    private static List<BranchCondition> readConditions(XmlElement element)
            throws BadStyleException {
        List<BranchCondition> conditions = new ArrayList<>();
        for (Element.ConditionTest conditionTest : Element.ConditionTest.values()) {
            List<String> values = element.attributeWords(conditionTest.attributeName());
            if (conditionTest == Element.ConditionTest.TYPE && !values.isEmpty()) {
                // An item has one type: to ask for all of several would never hold.
                conditions.add(new BranchCondition(conditionTest, values));
            } else {
                values.forEach(value ->
                        conditions.add(new BranchCondition(conditionTest, List.of(value))));
            }
        }
        if (conditions.isEmpty() && !element.name().equals("else")) {
            throw new BadStyleException(
                    element.lineNumber(), "<" + element.name() + "> asks for nothing");
        }
        return List.copyOf(conditions);
    }

    private static String readVariable(XmlElement element) throws BadStyleException {
        return element.attribute("variable")
                .map(String::strip)
                .orElseThrow(() ->
                        new BadStyleException(
                                element.lineNumber(), "<" + element.name() + "> needs a variable"));
    }
}
