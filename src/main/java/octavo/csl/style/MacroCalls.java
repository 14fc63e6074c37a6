package octavo.csl.style;

import octavo.csl.xml.BadStyleException;
import octavo.csl.xml.XmlElement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Ensures that called macros exist, that none calls itself, and that their output is bounded:
/// macros that double thirty times over are a bomb.
final class MacroCalls {
    private static final long MOST_ELEMENTS = 1_000_000;
    private static final int DEEPEST_CALLS = 200;

    private final XmlElement style;
    private final Map<String, XmlElement> macros = new HashMap<>();
    private final Map<String, Long> sizes = new HashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();
    private final Set<String> openMacros = new HashSet<>();

    private MacroCalls(XmlElement style) {
        this.style = style;
        style.children("macro").forEach(macro -> macros.put(macro.attribute("name", ""), macro));
    }

    static void checkCalls(Style style, XmlElement xml) throws BadStyleException {
        MacroCalls macroCalls = new MacroCalls(xml);
        for (XmlElement macro : macroCalls.macros.values()) {
            macroCalls.measureMacros(macro);
        }
        for (String sectionName : List.of("citation", "bibliography")) {
            for (XmlElement element : xml.children(sectionName).toList()) {
                macroCalls.measureElement(element);
            }
        }
    }

    /// Traverses calls with an explicit stack: styles may chain thousands.
    private void measureMacros(XmlElement rootMacro) throws BadStyleException {
        Deque<XmlElement> stack = new ArrayDeque<>();
        stack.push(rootMacro);
        while (!stack.isEmpty()) {
            XmlElement macro = stack.peek();
            String name = macro.attribute("name", "");
            if (sizes.containsKey(name)) {
                stack.pop();
                continue;
            }
            openMacros.add(name);
            List<XmlElement> unmeasuredMacros = new ArrayList<>();
            for (XmlElement callElement : callsIn(macro)) {
                XmlElement calledMacro = calledMacro(callElement);
                String calledName = calledMacro.attribute("name", "");
                if (openMacros.contains(calledName)) {
                    throw new BadStyleException(
                            callElement.lineNumber(), "macro \"" + calledName + "\" calls itself");
                }
                if (!sizes.containsKey(calledName)) {
                    unmeasuredMacros.add(calledMacro);
                }
            }
            if (unmeasuredMacros.isEmpty()) {
                measureElement(macro);
                openMacros.remove(name);
                stack.pop();
            } else {
                stack.push(unmeasuredMacros.getFirst());
            }
        }
    }

    private void measureElement(XmlElement element) throws BadStyleException {
        int depth = 1;
        for (XmlElement callElement : callsIn(element)) {
            String calledName = calledMacro(callElement).attribute("name", "");
            depth = Math.max(depth, 1 + depths.getOrDefault(calledName, 1));
        }
        long elementCount = countElements(element);
        if (elementCount > MOST_ELEMENTS || depth > DEEPEST_CALLS) {
            throw new BadStyleException(
                    element.lineNumber(),
                    "the macros of this style call one another too often or too deeply");
        }
        sizes.put(element.attribute("name", ""), elementCount);
        depths.put(element.attribute("name", ""), depth);
    }

    /// An upper bound for the number of evaluated elements; of a `choose` only one branch counts.
    private long countElements(XmlElement element) {
        long elementCount = 1 + sizes.getOrDefault(element.attribute("macro", ""), 0L);
        boolean isChoice = element.name().equals("choose");
        long largestBranch = 0;
        for (XmlElement child : element.children()) {
            long childCount = countElements(child);
            largestBranch = Math.max(largestBranch, childCount);
            elementCount += isChoice ? 0 : childCount;
        }
        return Math.min(MOST_ELEMENTS + 1, elementCount + (isChoice ? largestBranch : 0));
    }

    private XmlElement calledMacro(XmlElement callElement) throws BadStyleException {
        String name = callElement.attribute("macro", "");
        XmlElement macro = macros.get(name);
        if (macro == null) {
            throw new BadStyleException(
                    callElement.lineNumber(),
                    "there is no macro \"" + name + "\" in the style " + styleTitle());
        }
        return macro;
    }

    private String styleTitle() {
        return style.child("info")
                .flatMap(infoElement -> infoElement.child("title"))
                .map(XmlElement::text)
                .orElse("");
    }

    private static List<XmlElement> callsIn(XmlElement element) {
        List<XmlElement> macroCalls = new ArrayList<>();
        collectCalls(element, macroCalls);
        return macroCalls;
    }

    private static void collectCalls(XmlElement element, List<XmlElement> macroCalls) {
        for (XmlElement child : element.children()) {
            boolean mayCall = child.name().equals("text") || child.name().equals("key");
            if (mayCall && child.attribute("macro").isPresent()) {
                macroCalls.add(child);
            }
            collectCalls(child, macroCalls);
        }
    }
}
