package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds particles and suffixes in names split into two fields only: "van der" at the start of a
/// family name belongs to it, "von" at the end of given names is a dropping particle.
final class NameParticles {
    private static final Pattern FAMILY =
            Pattern.compile("((?:[\\p{Ll}'’][\\p{Ll}.'’]*\\s+)+|(?:\\p{Ll}{1,3}[’'-]))(?=\\S)(.+)");
    private static final Pattern BOTH =
            Pattern.compile("((?:[\\p{Ll}'’][\\p{Ll}.'’]*\\s+)*\\p{Ll}{1,3}[’'-])(?=\\p{Lu})(.+)");
    private static final Pattern GIVEN =
            Pattern.compile(
                    "(.*?\\S)\\s+([\\p{Ll}'’][\\p{Ll}.'’]*(?:\\s+[\\p{Ll}'’][\\p{Ll}.'’]*)*)");
    private static final Pattern SUFFIX = Pattern.compile("(.+?)\\s*,(!?)\\s*(\\p{Lu}.*)");

    private NameParticles() {}

    static CslItem parsed(CslItem item) {
        CslItem parsed = item;
        for (var entry : item.names().entrySet()) {
            if (!isParsed(entry.getValue())) {
                List<CslName> names = entry.getValue().stream().map(NameParticles::parsed).toList();
                parsed = parsed.withNames(entry.getKey(), names);
            }
        }
        return parsed;
    }

    private static boolean isParsed(List<CslName> names) {
        for (int i = 0; i < names.size(); i++) {
            if (!parsed(names.get(i)).equals(names.get(i))) {
                return false;
            }
        }
        return true;
    }

    static CslName parsed(CslName name) {
        if (name.isLiteral()) {
            return name;
        }
        CslName found = withSuffix(name);
        String family = found.family().strip();
        if (family.length() > 1 && family.startsWith("\"") && family.endsWith("\"")) {
            return with(found, family.substring(1, family.length() - 1), found.given(), "", "");
        }
        boolean none = found.droppingParticle().isEmpty() && found.nonDroppingParticle().isEmpty();
        return none ? withParticles(found) : found;
    }

    private static CslName withSuffix(CslName name) {
        if (!name.suffix().isEmpty() || name.given().indexOf(',') < 0) {
            return name;
        }
        Matcher suffix = SUFFIX.matcher(name.given());
        if (!suffix.matches()) {
            return name;
        }
        return new CslName(
                name.family(),
                suffix.group(1),
                name.droppingParticle(),
                name.nonDroppingParticle(),
                suffix.group(3),
                !suffix.group(2).isEmpty(),
                name.isStatic(),
                "");
    }

    private static CslName withParticles(CslName name) {
        String family = name.family();
        if (!mayStart(family, 0) && !hasSmallWord(name.given())) {
            return name;
        }
        String nonDropping = "";
        Matcher both = BOTH.matcher(family);
        Matcher start = both.matches() ? both : FAMILY.matcher(family);
        if (start.matches() && !start.group(2).isBlank()) {
            nonDropping = particle(start.group(1));
            family = start.group(2).strip();
        }
        String given = name.given();
        String dropping = "";
        Matcher end = GIVEN.matcher(given);
        if (!family.isEmpty() && end.matches()) {
            given = end.group(1);
            dropping = end.group(2);
        }
        return with(name, family, given, dropping, nonDropping);
    }

    /// Whether a particle may start at an offset.
    private static boolean mayStart(String text, int at) {
        return at < text.length()
                && (Character.getType(text.codePointAt(at)) == Character.LOWERCASE_LETTER
                        || text.charAt(at) == '\''
                        || text.charAt(at) == '’');
    }

    private static boolean hasSmallWord(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i - 1)) && mayStart(text, i)) {
                return true;
            }
        }
        return false;
    }

    /// A particle without surrounding spaces, unless that would join it to the name.
    private static String particle(String found) {
        String strip = found.strip();
        boolean spaced = !found.equals(found.stripTrailing()) && NameRenderer.isTight(strip);
        return spaced ? strip + " " : strip;
    }

    private static CslName with(
            CslName name, String family, String given, String dropping, String nonDropping) {
        return new CslName(
                family,
                given,
                dropping,
                nonDropping,
                name.suffix(),
                name.commaSuffix(),
                name.isStatic(),
                "");
    }
}
