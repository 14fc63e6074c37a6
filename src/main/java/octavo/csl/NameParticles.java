package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds particles and suffixes in names split into two fields only: "van der" at the start of a
/// family name belongs to it, "von" at the end of given names is a dropping particle.
public final class NameParticles {
    private static final Pattern FAMILY_PARTICLE =
            Pattern.compile("((?:[\\p{Ll}'’][\\p{Ll}.'’]*\\s+)+|(?:\\p{Ll}{1,3}[’'-]))(?=\\S)(.+)");
    private static final Pattern TIGHT_PARTICLE =
            Pattern.compile("((?:[\\p{Ll}'’][\\p{Ll}.'’]*\\s+)*\\p{Ll}{1,3}[’'-])(?=\\p{Lu})(.+)");
    private static final Pattern GIVEN_PARTICLE =
            Pattern.compile(
                    "(.*?\\S)\\s+([\\p{Ll}'’][\\p{Ll}.'’]*(?:\\s+[\\p{Ll}'’][\\p{Ll}.'’]*)*)");
    private static final Pattern SUFFIX = Pattern.compile("(.+?)\\s*,(!?)\\s*(\\p{Lu}.*)");

    private NameParticles() {}

    static CslItem parseParticles(CslItem item) {
        CslItem parsedItem = item;
        for (var entry : item.names().entrySet()) {
            if (!isParsed(entry.getValue())) {
                List<CslName> names =
                        entry.getValue().stream().map(NameParticles::parseParticles).toList();
                parsedItem = parsedItem.withNames(entry.getKey(), names);
            }
        }
        return parsedItem;
    }

    private static boolean isParsed(List<CslName> names) {
        for (int i = 0; i < names.size(); i++) {
            if (!parseParticles(names.get(i)).equals(names.get(i))) {
                return false;
            }
        }
        return true;
    }

    public static CslName parseParticles(CslName name) {
        if (name.isLiteral()) {
            return name;
        }
        CslName suffixedName = withSuffix(name);
        String family = suffixedName.family().strip();
        if (family.length() > 1 && family.startsWith("\"") && family.endsWith("\"")) {
            return withParts(
                    suffixedName,
                    family.substring(1, family.length() - 1),
                    suffixedName.given(),
                    "",
                    "");
        }
        boolean hasNoParticles =
                suffixedName.droppingParticle().isEmpty()
                        && suffixedName.nonDroppingParticle().isEmpty();
        return hasNoParticles ? withParticles(suffixedName) : suffixedName;
    }

    private static CslName withSuffix(CslName name) {
        if (!name.suffix().isEmpty() || name.given().indexOf(',') < 0) {
            return name;
        }
        Matcher suffixMatcher = SUFFIX.matcher(name.given());
        if (!suffixMatcher.matches()) {
            return name;
        }
        return new CslName(
                name.family(),
                suffixMatcher.group(1),
                name.droppingParticle(),
                name.nonDroppingParticle(),
                suffixMatcher.group(3),
                !suffixMatcher.group(2).isEmpty(),
                name.isStatic(),
                "");
    }

    private static CslName withParticles(CslName name) {
        String family = name.family();
        if (!mayStartParticle(family, 0) && !hasSmallWord(name.given())) {
            return name;
        }
        String nonDroppingParticle = "";
        Matcher tightMatcher = TIGHT_PARTICLE.matcher(family);
        Matcher familyMatcher =
                tightMatcher.matches() ? tightMatcher : FAMILY_PARTICLE.matcher(family);
        if (familyMatcher.matches() && !familyMatcher.group(2).isBlank()) {
            nonDroppingParticle = trimParticle(familyMatcher.group(1));
            family = familyMatcher.group(2).strip();
        }
        String given = name.given();
        String droppingParticle = "";
        Matcher givenMatcher = GIVEN_PARTICLE.matcher(given);
        if (!family.isEmpty() && givenMatcher.matches()) {
            given = givenMatcher.group(1);
            droppingParticle = givenMatcher.group(2);
        }
        return withParts(name, family, given, droppingParticle, nonDroppingParticle);
    }

    /// Whether a particle may start at an offset.
    private static boolean mayStartParticle(String text, int offset) {
        return offset < text.length()
                && (Character.getType(text.codePointAt(offset)) == Character.LOWERCASE_LETTER
                        || text.charAt(offset) == '\''
                        || text.charAt(offset) == '’');
    }

    private static boolean hasSmallWord(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i - 1)) && mayStartParticle(text, i)) {
                return true;
            }
        }
        return false;
    }

    /// Whether nothing is between a particle and the name behind it.
    static boolean isTight(String particle) {
        return !particle.isEmpty() && " '’-‑".indexOf(particle.charAt(particle.length() - 1)) >= 0;
    }

    /// A particle without surrounding spaces, unless that would join it to the name.
    private static String trimParticle(String particleText) {
        String strippedParticle = particleText.strip();
        boolean needsSpace =
                !particleText.equals(particleText.stripTrailing()) && isTight(strippedParticle);
        return needsSpace ? strippedParticle + " " : strippedParticle;
    }

    private static CslName withParts(
            CslName name,
            String family,
            String given,
            String droppingParticle,
            String nonDroppingParticle) {
        return new CslName(
                family,
                given,
                droppingParticle,
                nonDroppingParticle,
                name.suffix(),
                name.hasCommaSuffix(),
                name.isStatic(),
                "");
    }
}
