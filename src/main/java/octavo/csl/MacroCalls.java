package octavo.csl;

import octavo.csl.StyleReader.BadStyleException;

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
    private static final long MOST = 1_000_000;
    private static final int DEEPEST = 200;

    private final XmlElement style;
    private final Map<String, XmlElement> macros = new HashMap<>();
    private final Map<String, Long> sizes = new HashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();
    private final Set<String> open = new HashSet<>();

    private MacroCalls(XmlElement style) {
        this.style = style;
        style.children("macro").forEach(macro -> macros.put(macro.attribute("name", ""), macro));
    }

    static void check(Style style, XmlElement xml) throws BadStyleException {
        MacroCalls calls = new MacroCalls(xml);
        for (XmlElement macro : calls.macros.values()) {
            calls.visit(macro);
        }
        for (String area : List.of("citation", "bibliography")) {
            for (XmlElement element : xml.children(area).toList()) {
                calls.measure(element);
            }
        }
    }

    /// Traverses calls with an explicit stack: styles may chain thousands.
    private void visit(XmlElement root) throws BadStyleException {
        Deque<XmlElement> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            XmlElement macro = stack.peek();
            String name = macro.attribute("name", "");
            if (sizes.containsKey(name)) {
                stack.pop();
                continue;
            }
            open.add(name);
            List<XmlElement> missing = new ArrayList<>();
            for (XmlElement call : calls(macro)) {
                XmlElement called = called(call);
                String target = called.attribute("name", "");
                if (open.contains(target)) {
                    throw new BadStyleException(
                            call.line(), "macro \"" + target + "\" calls itself");
                }
                if (!sizes.containsKey(target)) {
                    missing.add(called);
                }
            }
            if (missing.isEmpty()) {
                measure(macro);
                open.remove(name);
                stack.pop();
            } else {
                stack.push(missing.getFirst());
            }
        }
    }

    private void measure(XmlElement element) throws BadStyleException {
        int depth = 1;
        for (XmlElement call : calls(element)) {
            String target = called(call).attribute("name", "");
            depth = Math.max(depth, 1 + depths.getOrDefault(target, 1));
        }
        long size = size(element);
        if (size > MOST || depth > DEEPEST) {
            throw new BadStyleException(
                    element.line(),
                    "the macros of this style call one another too often or too deeply");
        }
        sizes.put(element.attribute("name", ""), size);
        depths.put(element.attribute("name", ""), depth);
    }

    /// An upper bound for the number of evaluated elements; of a `choose` only one branch counts.
    private long size(XmlElement element) {
        long size = 1 + sizes.getOrDefault(element.attribute("macro", ""), 0L);
        boolean choice = element.name().equals("choose");
        long largest = 0;
        for (XmlElement child : element.children()) {
            long inner = size(child);
            largest = Math.max(largest, inner);
            size += choice ? 0 : inner;
        }
        return Math.min(MOST + 1, size + (choice ? largest : 0));
    }

    private XmlElement called(XmlElement call) throws BadStyleException {
        String name = call.attribute("macro", "");
        XmlElement macro = macros.get(name);
        if (macro == null) {
            throw new BadStyleException(
                    call.line(), "there is no macro \"" + name + "\" in the style " + title());
        }
        return macro;
    }

    private String title() {
        return style.child("info").flatMap(i -> i.child("title")).map(XmlElement::text).orElse("");
    }

    private static List<XmlElement> calls(XmlElement element) {
        List<XmlElement> calls = new ArrayList<>();
        collect(element, calls);
        return calls;
    }

    private static void collect(XmlElement element, List<XmlElement> calls) {
        for (XmlElement child : element.children()) {
            boolean calling = child.name().equals("text") || child.name().equals("key");
            if (calling && child.attribute("macro").isPresent()) {
                calls.add(child);
            }
            collect(child, calls);
        }
    }
}
