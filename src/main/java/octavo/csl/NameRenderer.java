package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.Formatting.TextCase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Renders single names: their parts in the order that the style, and the name's script, require.
final class NameRenderer {
    private static final Set<String> UNBROKEN = Set.of("cs", "fr", "ru");

    private final NameStyle style;
    private final ItemRendering scene;
    private final String form;
    private final String demote;
    private final boolean repeats;

    NameRenderer(NameStyle style, ItemRendering scene) {
        this.style = style;
        this.scene = scene;
        this.form = style.option("form", "long");
        this.demote = scene.scope().style().options().demoteNonDroppingParticle();
        this.repeats = !scene.sorting() && !style.isCased();
    }

    /// Whether given names are shortened at all.
    boolean initializes() {
        return style.option("initialize-with").isPresent();
    }

    /// The parts of a name, with the given name `level` steps fuller than the style's; inverted
    /// where the family name comes first.
    List<RenderedNode> write(CslName name, int level, boolean inverted) {
        return repeats ? known(name, level, inverted) : parts(name, level, inverted);
    }

    private List<RenderedNode> known(CslName name, int level, boolean inverted) {
        WrittenNames.Key key = new WrittenNames.Key(style, name, level, inverted);
        List<RenderedNode> known = scene.scope().written().of(key);
        if (known.isEmpty()) {
            known = parts(name, level, inverted);
            scene.scope().written().keep(key, known);
        }
        return known;
    }

    private List<RenderedNode> parts(CslName name, int level, boolean inverted) {
        if (name.isLiteral()) {
            return literal(name.literal());
        }
        if (scene.sorting()) {
            return sortParts(name, level);
        }
        if (name.family().isEmpty()) {
            return family(name.given(), "");
        }
        if (!isWestern(name) || name.isStatic()) {
            return eastern(name, level);
        }
        if (form.equals("short") && level == 0) {
            return inverted && demote.equals("display-and-sort")
                    ? inverted(withoutGiven(name), level)
                    : family(name.family(), name.nonDroppingParticle());
        }
        return inverted ? inverted(name, level) : straight(name, level);
    }

    private static CslName withoutGiven(CslName name) {
        return new CslName(name.family(), "", "", name.nonDroppingParticle(), "", false, false, "");
    }

    /// An organization, whose look is not that of a part of a name.
    private List<RenderedNode> literal(String text) {
        String written = scene.sorting() ? sortable(text) : text;
        return cased(style.family(), List.of(FieldMarkup.parse(written, scene.locale())));
    }

    private static String sortable(String text) {
        return text.replaceFirst("(?i)^(a|an|the)\\s+(?=\\S)", "");
    }

    /// The sort form of a name. Given names precede demoted particles, and a short name has only
    /// the family name's particle, as in the reference engine.
    private List<RenderedNode> sortParts(CslName name, int level) {
        boolean together = demote.equals("never");
        boolean family = !name.family().isEmpty();
        boolean all = !family || !form.equals("short") || level > 0;
        String given = family ? given(name, level) : name.given();
        String particle = name.nonDroppingParticle();
        List<String> parts =
                Stream.of(
                                together ? particle : "",
                                name.family(),
                                together && all ? name.droppingParticle() : "",
                                all ? given : "",
                                !together && all ? name.droppingParticle() : "",
                                together ? "" : particle,
                                all ? name.suffix() : "")
                        .filter(part -> !part.isEmpty())
                        .toList();
        return List.of(RenderedNode.text(String.join(" ", parts)));
    }

    static boolean isTight(String particle) {
        return !particle.isEmpty() && " '’-‑".indexOf(particle.charAt(particle.length() - 1)) >= 0;
    }

    /// Whether a name is in a script that puts given names first.
    static boolean isWestern(CslName name) {
        return name.family().isEmpty() && name.given().isEmpty()
                || hasAlphabetic(name.family())
                || hasAlphabetic(name.given());
    }

    private static boolean hasAlphabetic(String text) {
        int letter;
        for (int i = 0; i < text.length(); i += Character.charCount(letter)) {
            letter = text.codePointAt(i);
            if (Character.isLetter(letter) && (letter < 128 || !isEastern(letter))) {
                return true;
            }
        }
        return false;
    }

    /// Whether a letter is of a script that is written without blanks between names.
    static boolean isEastern(int letter) {
        return Character.isIdeographic(letter) || isKana(letter);
    }

    private static boolean isKana(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case HIRAGANA, KATAKANA, HANGUL, HAN, BOPOMOFO -> true;
            default -> false;
        };
    }

    private List<RenderedNode> eastern(CslName name, int level) {
        boolean tight = !isWestern(name);
        List<RenderedNode> parts =
                new ArrayList<>(family(name.family(), name.nonDroppingParticle()));
        String given = tight ? name.given() : given(name, level);
        if (!given.isEmpty() && (!form.equals("short") || level > 0)) {
            parts.add(RenderedNode.text(tight ? "" : " "));
            parts.addAll(part(style.given(), given));
        }
        return parts;
    }

    private List<RenderedNode> straight(CslName name, int level) {
        List<RenderedNode> parts = new ArrayList<>();
        String given = given(name, level);
        if (!given.isEmpty()) {
            parts.addAll(affixed(style.given(), part(style.given(), given)));
            space(parts);
        }
        List<RenderedNode> family = new ArrayList<>();
        if (!name.droppingParticle().isEmpty()) {
            family.addAll(part(style.given(), name.droppingParticle()));
            family.add(RenderedNode.text(blankBehind(name.droppingParticle())));
        }
        family.addAll(family(name.family(), name.nonDroppingParticle()));
        if (!name.suffix().isEmpty()) {
            family.add(RenderedNode.text(name.commaSuffix() ? ", " : " "));
            family.add(FieldMarkup.parse(name.suffix(), scene.locale()));
        }
        parts.addAll(affixed(style.family(), family));
        return parts;
    }

    private void space(List<RenderedNode> parts) {
        String suffix = style.given().suffix();
        boolean spaced =
                !suffix.isEmpty() && Character.isSpaceChar(suffix.charAt(suffix.length() - 1));
        if (!spaced) {
            parts.add(RenderedNode.joint(blankBehindGiven()));
        }
    }

    /// Where initials are kept together, those languages keep them with the family name, too.
    private String blankBehindGiven() {
        String with = style.option("initialize-with", "");
        return with.endsWith("\u00A0") && isUnbroken() ? "\u00A0" : " ";
    }

    private List<RenderedNode> inverted(CslName name, int level) {
        boolean demoted = demote.equals("display-and-sort");
        String separator = singleSpaced(style.option("sort-separator", ", "));
        List<RenderedNode> parts = new ArrayList<>();
        String before = demoted ? "" : name.nonDroppingParticle();
        parts.addAll(affixed(style.family(), family(name.family(), before)));
        List<RenderedNode> given = new ArrayList<>();
        String text = given(name, level);
        if (!text.isEmpty()) {
            given.addAll(part(style.given(), text));
        }
        particle(style.given(), name.droppingParticle(), given);
        // Wherever it is, a non-dropping particle is formatted like its family name.
        particle(style.family(), demoted ? name.nonDroppingParticle() : "", given);
        if (!given.isEmpty()) {
            parts.add(RenderedNode.joint(separator));
            parts.addAll(affixed(style.given(), given));
        }
        if (!name.suffix().isEmpty()) {
            parts.add(RenderedNode.joint(separator));
            parts.add(FieldMarkup.parse(name.suffix(), scene.locale()));
        }
        return parts;
    }

    private void particle(Formatting looks, String particle, List<RenderedNode> to) {
        if (!particle.isEmpty()) {
            to.add(RenderedNode.text(to.isEmpty() ? "" : " "));
            to.addAll(part(looks, particle));
        }
    }

    private List<RenderedNode> family(String family, String particle) {
        List<RenderedNode> parts = new ArrayList<>();
        if (!particle.isEmpty()) {
            parts.addAll(part(style.family(), particle));
            parts.add(RenderedNode.text(blankBehind(particle)));
        }
        parts.addAll(part(style.family(), family));
        return parts;
    }

    private String blankBehind(String particle) {
        return isTight(particle) ? "" : isUnbroken() ? "\u00A0" : " ";
    }

    /// Some languages keep particles on the same line as the name.
    private boolean isUnbroken() {
        return UNBROKEN.contains(scene.locale().javaLocale().getLanguage());
    }

    private List<RenderedNode> part(Formatting dress, String text) {
        List<RenderedNode> parts = cased(dress, List.of(FieldMarkup.parse(text, scene.locale())));
        return dress.looks().isEmpty()
                ? parts
                : List.of(new RenderedNode.Box(RenderedNode.Wrap.looks(dress.looks()), parts));
    }

    private List<RenderedNode> cased(Formatting dress, List<RenderedNode> parts) {
        return dress.textCase() == TextCase.AS_IS
                ? parts
                : CaseTransform.apply(dress.textCase(), parts, scene);
    }

    private static List<RenderedNode> affixed(Formatting dress, List<RenderedNode> parts) {
        return dress.prefix().isEmpty() && dress.suffix().isEmpty()
                ? parts
                : List.of(
                        new RenderedNode.Box(
                                RenderedNode.Wrap.of(dress.prefix(), dress.suffix()), parts));
    }

    private String given(CslName name, int level) {
        Optional<String> with =
                style.option("initialize-with")
                        .map(NameRenderer::singleSpaced)
                        .or(() -> bareInitials(level));
        boolean full = level >= 2 || with.isEmpty();
        if (full || name.given().isEmpty()) {
            return name.given();
        }
        if (name.given().indexOf('<') >= 0) {
            return GivenInitials.inMarkup(name.given(), part -> shortened(part, with.get()));
        }
        return shortened(name.given(), with.get());
    }

    private static String singleSpaced(String separator) {
        return separator.contains("  ") ? separator.replaceAll(" +", " ") : separator;
    }

    /// What follows initials where the style has none but wants them to tell people apart.
    private Optional<String> bareInitials(int level) {
        boolean wanted =
                level == 1
                        && form.equals("short")
                        && scene.scope().citation().area().initialsSuffice();
        return wanted ? Optional.of("") : Optional.empty();
    }

    private String shortened(String given, String with) {
        boolean hyphens = scene.scope().style().options().initializeWithHyphen();
        return style.option("initialize", "true").equals("false")
                ? GivenInitials.normalized(given, with)
                : GivenInitials.of(given, with, hyphens);
    }

    /// A cache of rendered names: the people of a library recur in it. Only what is in the key may
    /// influence how a name is rendered.
    static final class WrittenNames {
        private static final int MOST = 20_000;

        private final Map<Key, List<RenderedNode>> known = new HashMap<>();

        /// The parts of a name; null if it is not cached.
        List<RenderedNode> of(Key key) {
            return known.getOrDefault(key, List.of());
        }

        void keep(Key key, List<RenderedNode> parts) {
            if (known.size() == MOST) {
                known.clear();
            }
            known.put(key, parts);
        }

        /// A name with its detail and style: there are few styles, compared by identity.
        record Key(NameStyle style, CslName name, int level, boolean inverted) {
            @Override
            @SuppressWarnings("ReferenceEquality")
            public boolean equals(Object other) {
                return other instanceof Key key
                        && style == key.style
                        && level == key.level
                        && inverted == key.inverted
                        && name.equals(key.name);
            }

            @Override
            public int hashCode() {
                return 31 * name.hashCode() + 2 * level + (inverted ? 1 : 0);
            }
        }
    }
}
