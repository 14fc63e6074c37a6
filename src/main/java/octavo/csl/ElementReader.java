package octavo.csl;

import octavo.csl.CslLocale.Term.TermForm;
import octavo.csl.Element.Branch;
import octavo.csl.Element.Condition;
import octavo.csl.Element.Match;
import octavo.csl.StyleReader.BadStyleException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Reads rendering elements. `XmlElement`s are at most 90 deep, so that this may recurse.
final class ElementReader {
    private ElementReader() {}

    private static List<Element> children(XmlElement parent) throws BadStyleException {
        List<Element> elements = new ArrayList<>();
        for (XmlElement child : parent.children()) {
            element(child, Optional.empty()).ifPresent(elements::add);
        }
        return List.copyOf(elements);
    }

    /// What is in a layout. Blocks stand there themselves: `display` within a group or a macro says
    /// nothing, as in the reference engine.
    static List<Element> layout(XmlElement layout) throws BadStyleException {
        return children(layout.with(layout.children().stream().map(ElementReader::flat).toList()));
    }

    private static XmlElement flat(XmlElement xml) {
        boolean choice = Set.of("choose", "if", "else-if", "else").contains(xml.name());
        return xml.with(
                xml.children().stream()
                        .map(child -> choice ? flat(child) : child.without("display"))
                        .toList());
    }

    static List<Element> macro(XmlElement macro) throws BadStyleException {
        return children(macro.without("display"));
    }

    /// An element; inside `substitute`, names without a form of their own take that of `around`.
    private static Optional<Element> element(XmlElement xml, Optional<Element.Names> around)
            throws BadStyleException {
        return switch (xml.name()) {
            case "text" -> Optional.of(text(xml));
            case "number" -> Optional.of(number(xml));
            case "label" -> Optional.of(label(xml));
            case "date" -> Optional.of(date(xml));
            case "names" -> Optional.of(names(xml, around));
            case "group" -> Optional.of(new Element.Group(inner(xml, around), wrap(xml)));
            case "choose" -> Optional.of(choose(xml, around));
            case "sort" -> Optional.empty();
            default ->
                    throw new BadStyleException(
                            xml.line(), "<" + xml.name() + "> is not an element that renders");
        };
    }

    private static RenderedNode.Wrap wrap(XmlElement group) {
        return RenderedNode.Wrap.of(
                Formatting.of(group), group.printed("delimiter"), RenderedNode.Tag.NONE);
    }

    private static List<Element> inner(XmlElement xml, Optional<Element.Names> around)
            throws BadStyleException {
        List<Element> elements = new ArrayList<>();
        for (XmlElement child : xml.children()) {
            element(child, around).ifPresent(elements::add);
        }
        return List.copyOf(elements);
    }

    private static Element text(XmlElement xml) throws BadStyleException {
        Formatting dress = Formatting.of(xml);
        if (xml.attribute("variable").isPresent()) {
            String name = xml.attribute("variable", "").strip();
            return new Element.Variable(name, xml.attribute("form", "").equals("short"), dress);
        }
        if (xml.attribute("macro").isPresent()) {
            // The case of a call's text is that of the macro's parts, as in the reference engine.
            return new Element.Call(xml.attribute("macro", "").intern(), dress.uncased());
        }
        if (xml.attribute("term").isPresent()) {
            String term = xml.attribute("term", "").replace("sub-verbo", "sub verbo");
            TermForm form = TermForm.of(xml.attribute("form", ""));
            return new Element.TermText(term, form, xml.is("plural"), dress);
        }
        if (xml.attribute("value").isPresent()) {
            return new Element.Value(xml.printed("value"), dress);
        }
        throw new BadStyleException(
                xml.line(), "<text> needs one of variable, macro, term and value");
    }

    private static Element number(XmlElement xml) throws BadStyleException {
        Element.NumberForm form =
                switch (xml.attribute("form", "")) {
                    case "ordinal" -> Element.NumberForm.ORDINAL;
                    case "long-ordinal" -> Element.NumberForm.LONG_ORDINAL;
                    case "roman" -> Element.NumberForm.ROMAN;
                    default -> Element.NumberForm.NUMERIC;
                };
        return new Element.NumberText(variable(xml), form, Formatting.of(xml));
    }

    private static Element.Label label(XmlElement xml) {
        Element.Plural plural =
                switch (xml.attribute("plural", "")) {
                    case "always", "true" -> Element.Plural.ALWAYS;
                    case "never", "false" -> Element.Plural.NEVER;
                    default -> Element.Plural.CONTEXTUAL;
                };
        TermForm form = TermForm.of(xml.attribute("form", ""));
        return new Element.Label(xml.attribute("variable", ""), form, plural, Formatting.of(xml));
    }

    static Element.Date date(XmlElement xml) throws BadStyleException {
        List<Element.DatePart> parts = new ArrayList<>();
        for (XmlElement part : xml.children("date-part").toList()) {
            String name = part.attribute("name", "");
            if (!Set.of("day", "month", "year").contains(name)) {
                throw new BadStyleException(part.line(), "<date-part> is named day, month or year");
            }
            parts.add(
                    new Element.DatePart(
                            name,
                            part.attribute("form", ""),
                            part.attribute("range-delimiter"),
                            Formatting.of(part)));
        }
        return new Element.Date(
                xml.attribute("variable", ""),
                xml.attribute("form"),
                xml.attribute("date-parts", "year-month-day"),
                List.copyOf(parts),
                xml.attribute("delimiter", ""),
                // A localized date undoes no look around it, as in the reference engine.
                xml.attribute("form").isPresent()
                        ? Formatting.of(xml).withoutPlainLooks()
                        : Formatting.of(xml));
    }

    private static Element.Names names(XmlElement xml, Optional<Element.Names> around)
            throws BadStyleException {
        Optional<XmlElement> label = xml.child("label");
        Optional<XmlElement> name = xml.child("name");
        boolean inherits = around.isPresent() && label.isEmpty() && name.isEmpty();
        boolean first =
                label.isPresent()
                        && name.map(n ->
                                        xml.children().indexOf(n)
                                                > xml.children().indexOf(label.get()))
                                .orElse(false);
        Element.Names read =
                new Element.Names(
                        xml.words("variable"),
                        name.map(NameStyle::of)
                                .orElse(around.map(Element.Names::name).orElse(NameStyle.NONE)),
                        xml.child("et-al")
                                .map(e ->
                                        new Element.EtAl(
                                                e.attribute("term", "et-al"), Formatting.of(e)))
                                .or(() -> around.flatMap(Element.Names::etAl)),
                        inherits
                                ? around.flatMap(Element.Names::label)
                                : label.map(ElementReader::label),
                        inherits ? around.get().labelFirst() : first,
                        List.of(),
                        inherits
                                ? around.flatMap(Element.Names::delimiter)
                                : xml.attribute("delimiter")
                                        .or(() -> around.flatMap(Element.Names::delimiter)),
                        inherits ? around.get().dress() : Formatting.of(xml));
        Optional<XmlElement> substitute = xml.child("substitute");
        return substitute.isEmpty()
                ? read
                : withSubstitute(read, inner(substitute.get(), Optional.of(read)));
    }

    private static Element.Names withSubstitute(Element.Names names, List<Element> substitute) {
        return new Element.Names(
                names.variables(),
                names.name(),
                names.etAl(),
                names.label(),
                names.labelFirst(),
                substitute,
                names.delimiter(),
                names.dress());
    }

    private static Element choose(XmlElement xml, Optional<Element.Names> around)
            throws BadStyleException {
        List<Branch> branches = new ArrayList<>();
        for (XmlElement child : xml.children()) {
            if (!Set.of("if", "else-if", "else").contains(child.name())) {
                throw new BadStyleException(
                        child.line(), "<choose> holds if, else-if and else, not " + child.name());
            }
            branches.add(new Branch(match(child), conditions(child), inner(child, around)));
        }
        return Element.Choose.of(branches);
    }

    private static Match match(XmlElement branch) throws BadStyleException {
        return switch (branch.attribute("match", "all").strip().toLowerCase(Locale.ROOT)) {
            case "all" -> Match.ALL;
            case "any" -> Match.ANY;
            case "none" -> Match.NONE;
            default ->
                    throw new BadStyleException(
                            branch.line(),
                            "match is all, any or none, not \"%s\""
                                    .formatted(branch.attribute("match", "")));
        };
    }

    private static List<Condition> conditions(XmlElement xml) throws BadStyleException {
        List<Condition> conditions = new ArrayList<>();
        for (Element.Test test : Element.Test.values()) {
            List<String> values = xml.words(test.attribute());
            if (test == Element.Test.TYPE && !values.isEmpty()) {
                // An item has one type: to ask for all of several would never hold.
                conditions.add(new Condition(test, values));
            } else {
                values.forEach(value -> conditions.add(new Condition(test, List.of(value))));
            }
        }
        if (conditions.isEmpty() && !xml.name().equals("else")) {
            throw new BadStyleException(xml.line(), "<" + xml.name() + "> asks for nothing");
        }
        return List.copyOf(conditions);
    }

    private static String variable(XmlElement xml) throws BadStyleException {
        return xml.attribute("variable")
                .map(String::strip)
                .orElseThrow(() ->
                        new BadStyleException(xml.line(), "<" + xml.name() + "> needs a variable"));
    }
}
