package octavo.formats.referencetext;

import octavo.formats.workdrafts.SourceNames;
import octavo.names.OrganisationWords;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The names of a printed reference, in the order of family and given names of any style.
///
/// @param isSure whether that order is certain
record PrintedNames(List<PersonName> names, boolean hasOthers, boolean isSure) {
    private static final Pattern OTHERS =
            Pattern.compile(
                    "(?i)[\\s,;]*(?:(?:and|&)\\s+(?:others|co-?workers)|(?:\\b(?:and|&)\\s*)?\\bet\\.?\\s*al\\b\\.?|\\bu\\.\\s?a\\.|\\by"
                        + " otros\\b|…|\\.\\.\\.).*$");
    private static final Pattern ROLE =
            Pattern.compile(
                    "(?i)[\\s,]*[(\\[]?\\b(?:eds?|editors?|hrsg|hg|dir|trans|transl)\\b\\.?[)\\]]?[\\s,.:]*$"
                        + "|^\\s*(?:edited|translated)?\\s*\\bby\\b\\s+");
    private static final Pattern AND =
            Pattern.compile(
                    "(?U)\\s*,?\\s*(?:&|\\b(?:and|und|et|y|och|og|en|e|a|i|ve|oraz|ja)\\b(?!\\.))\\s*");
    private static final Pattern SEMICOLON = Pattern.compile("\\s*[;/|•·]\\s*");
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
    private static final String INITIALS_REGEX =
            "(?:\\p{Lu}\\p{M}?\\p{Ll}?\\.[\\s-]?|\\p{Lu}(?![\\p{Ll}'’])[\\s-]?){1,5}";
    private static final Pattern INITIALS =
            Pattern.compile(INITIALS_REGEX + "(?:\\s?\\p{Ll}{1,4}){0,2}");
    private static final Pattern INITIALS_FIRST =
            Pattern.compile(INITIALS_REGEX + "(?<=[.\\s-])\\p{L}[\\p{L}\\p{M}'’ -]+.*");
    private static final Pattern INITIALS_LAST =
            Pattern.compile("\\p{L}[\\p{L}\\p{M}'’ -]*?\\p{Ll}\\s+" + INITIALS_REGEX);

    /// `Ruth S van`
    private static final Pattern PARTICLE_LAST =
            Pattern.compile(
                    "(\\p{L}[\\p{L}\\p{M}'’ -]*?\\p{Ll})\\s+("
                            + INITIALS_REGEX
                            + "(?<=[.\\s])\\p{Ll}{1,4}(?:\\s\\p{Ll}{1,4})?)");

    private static final Pattern SUFFIX = Pattern.compile("(?i)(?:jr|sr|ii|iii|iv|2nd|3rd)\\.?");
    private static final Pattern CAPITALS = Pattern.compile("[\\p{Lu}\\p{M}'’ -]{2,}");
    private static final Pattern GIVEN_THEN_INITIAL =
            Pattern.compile(
                    "(\\p{Lu}[\\p{L}\\p{M}'’-]+)\\s+(\\p{Lu}\\p{Ll}.*\\s" + INITIALS_REGEX + ")");
    private static final Pattern LOWER_WORD = Pattern.compile("\\p{Ll}{1,4}\\s.*");

    PrintedNames {
        names = List.copyOf(names);
    }

    static PrintedNames parse(String text) {
        String withoutOthers = OTHERS.matcher(text).replaceFirst("");
        boolean hasOthers = withoutOthers.length() < text.length();
        String bare = ROLE.matcher(withoutOthers).replaceAll("").strip();
        if (SEMICOLON.matcher(bare).find()) {
            return ofPieces(split(SEMICOLON, AND.matcher(bare).replaceAll(";")), hasOthers);
        }
        return new NameReader(bare).read(hasOthers);
    }

    private static PrintedNames ofPieces(List<String> pieces, boolean hasOthers) {
        List<PersonName> names = new ArrayList<>();
        boolean isSure = true;
        for (String piece : pieces) {
            PrintedNames ofPiece = new NameReader(piece).read(hasOthers);
            names.addAll(
                    ofPiece.names().size() == 1 || piece.indexOf(',') < 0
                            ? ofPiece.names()
                            : SourceNames.familyFirst(piece).stream().toList());
            isSure &= ofPiece.isSure();
        }
        return new PrintedNames(names, hasOthers, isSure);
    }

    private static List<String> split(Pattern separator, String text) {
        return separator
                .splitAsStream(text)
                .map(part -> part.replaceAll("^[\\s,.]+|[\\s,]+$", ""))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /// Reads names between commas and words for “and”.
    private static final class NameReader {
        private final List<String> parts = new ArrayList<>();
        private final List<Boolean> followsAnd = new ArrayList<>();
        private final List<PersonName> names = new ArrayList<>();
        private final String text;
        private final boolean isFamilyFirst;
        private boolean isSure = true;

        NameReader(String text) {
            this.text = text;
            for (String group : split(AND, text)) {
                boolean isFirst = true;
                for (String part : split(COMMA, group)) {
                    parts.add(part);
                    followsAnd.add(isFirst);
                    isFirst = false;
                }
            }
            isFamilyFirst =
                    CommonGivenNames.comeLast(parts)
                            || parts.stream()
                                    .anyMatch(part ->
                                            GIVEN_THEN_INITIAL.matcher(part).matches()
                                                            && part.indexOf('.') >= 0
                                                            && part.indexOf('.') < part.length() - 1
                                                    || GIVEN_THEN_INITIAL.matcher(part).matches()
                                                            && part.endsWith(".")
                                                            && !text.endsWith(part));
        }

        PrintedNames read(boolean hasOthers) {
            if (OrganisationWords.occurIn(text)
                    && parts.stream().noneMatch(NameReader::isInitials)) {
                names.add(SourceNames.ofOrganization(text));
                return new PrintedNames(names, hasOthers, parts.size() == 1);
            }
            boolean areAllInverted = areAllInverted();
            int i = 0;
            while (i < parts.size()) {
                int size = isInverted(i, areAllInverted) ? invertedSize(i) : suffixedSize(i);
                add(i, size);
                i += size;
            }
            return new PrintedNames(names, hasOthers, isSure);
        }

        private void add(int i, int size) {
            String part = parts.get(i);
            boolean isInverted = size > 1 && !isSuffix(i + 1);
            if (isInverted) {
                addName(SourceNames.familyFirst(String.join(", ", parts.subList(i, i + size))));
                return;
            }
            Matcher particle = PARTICLE_LAST.matcher(part);
            if (particle.matches()) {
                addName(SourceNames.familyFirst(particle.group(1) + ", " + particle.group(2)));
                return;
            }
            Matcher family = GIVEN_THEN_INITIAL.matcher(part);
            String suffix = size > 1 ? " " + parts.get(i + 1) : "";
            boolean isFamilyThenGiven = isFamilyFirst && family.matches();
            if (INITIALS_LAST.matcher(part).matches() && !isFamilyThenGiven) {
                addName(SourceNames.initialsLast(part + suffix));
            } else if (isFamilyFirst
                    && part.indexOf(' ') > 0
                    && !isInitialsFirst(part)
                    && !LOWER_WORD.matcher(part).matches()) {
                int known = CommonGivenNames.placeIn(part);
                int given = known > 0 ? known : part.indexOf(' ') + 1;
                addName(
                        SourceNames.familyFirst(
                                part.substring(0, given - 1) + ", " + part.substring(given)));
            } else {
                isSure &= part.indexOf(' ') > 0 || part.indexOf('.') > 0;
                addName(
                        size > 1
                                ? SourceNames.givenFirst(part)
                                        .flatMap(name -> withSuffix(name, parts.get(i + 1)))
                                : SourceNames.givenFirst(part));
            }
        }

        private void addName(Optional<PersonName> name) {
            name.ifPresent(names::add);
        }

        private static Optional<PersonName> withSuffix(PersonName name, String suffix) {
            return Optional.of(PersonName.of(name.given(), name.prefix(), name.family(), suffix));
        }

        /// Whether a part is a family name and the next the given names.
        private boolean isInverted(int i, boolean areAllInverted) {
            if (i + 1 >= parts.size() || followsAnd.get(i + 1)) {
                return false;
            }
            int next = isSuffix(i + 1) && i + 2 < parts.size() ? i + 2 : i + 1;
            String part = parts.get(i);
            if (isInitials(parts.get(next))) {
                return !INITIALS_LAST.matcher(part).matches() && !isInitialsFirst(part);
            }
            return areAllInverted || i == 0 && isFirstInverted();
        }

        /// `Agudo, Isaac, Javier Lopez`: the first name alone.
        private boolean isFirstInverted() {
            String first = parts.getFirst();
            boolean isFamily =
                    first.indexOf(' ') < 0
                            || LOWER_WORD.matcher(first).matches()
                            || parts.size() == 2
                                    && parts.get(1).indexOf(' ') < 0
                                    && !INITIALS_LAST.matcher(first).matches();
            boolean isGiven = parts.get(1).indexOf(' ') < 0 || first.indexOf(' ') < 0;
            return isFamily && isGiven;
        }

        /// `JUELS, Ari, RIVEST, Ronald L`: each.
        private boolean areAllInverted() {
            if (parts.size() < 2) {
                return false;
            }
            int pairs = 0;
            for (int i = 0; i < parts.size(); i++) {
                if (followsAnd.get(i)) {
                    boolean isLone = i + 1 >= parts.size() || followsAnd.get(i + 1);
                    if (isLone) {
                        return false;
                    }
                }
                pairs += i % 2 == 0 && CAPITALS.matcher(parts.get(i)).matches() ? 1 : 0;
            }
            boolean areCapitals = pairs * 2 == parts.size();
            boolean areLong = parts.size() > 2 && parts.size() % 2 == 0;
            boolean areFamilies = true;
            for (int i = 0; i < parts.size(); i += 2) {
                String part = parts.get(i);
                areFamilies &= part.indexOf(' ') < 0 || LOWER_WORD.matcher(part).matches();
            }
            return areCapitals || areLong && areFamilies;
        }

        private int invertedSize(int i) {
            boolean hasSuffix =
                    i + 2 < parts.size()
                            && !followsAnd.get(i + 2)
                            && (isSuffix(i + 1) || isSuffix(i + 2));
            return hasSuffix ? 3 : 2;
        }

        private int suffixedSize(int i) {
            return i + 1 < parts.size() && isSuffix(i + 1) ? 2 : 1;
        }

        private boolean isSuffix(int i) {
            return i < parts.size() && SUFFIX.matcher(parts.get(i)).matches();
        }

        private static boolean isInitials(String part) {
            return part.length() < 24 && INITIALS.matcher(part).matches();
        }

        private static boolean isInitialsFirst(String part) {
            return INITIALS_FIRST.matcher(part).matches();
        }
    }
}
