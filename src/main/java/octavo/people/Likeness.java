package octavo.people;

import java.util.ArrayList;
import java.util.List;

/// How likely two variants are one person, and why.
record Likeness(double score, boolean shareCoauthors, List<String> reasons) {
    /// Below this nothing is offered.
    static final double LEAST = 0.5;

    private static final double MOST = 0.97;
    private static final double OTHER_FAMILY = 0.35;
    private static final double ONE_COAUTHOR = 0.2;
    private static final double COAUTHORS = 0.3;
    private static final double SHORT = 0.12;
    private static final double VENUE = 0.08;
    private static final double LONG_GAP = 0.2;
    private static final int LONG = 25;
    private static final double COMMON = 0.03;
    private static final int NAMED = 3;

    /// @param commonness how many figures the number of namesakes has, in twos
    static Likeness of(Variant a, Variant b, Evidence.Shared shared, int commonness) {
        var reasons = new ArrayList<String>();
        Agreement agreement = Agreement.of(a.shape(), b.shape());
        double score = agreement.likelihood;
        reasons.add(words(agreement, a, b));
        if (agreement != Agreement.SAME) {
            score -= COMMON * Math.max(0, commonness - 2);
        }
        if (!a.shape().hasSameFamily(b.shape())) {
            score -= OTHER_FAMILY;
        }
        if (agreement == Agreement.INITIALS && (isShort(a, b) || isShort(b, a))) {
            score -= SHORT;
            reasons.add("one has a further given name, which the whole name lacks");
        }
        if (!a.shape().particles().equals(b.shape().particles())) {
            score -= VENUE;
            reasons.add("one lacks “" + longer(a.shape().particles(), b.shape().particles()) + "”");
        }
        return of(score, shared, reasons);
    }

    /// Names whose words are the same, in another order.
    static Likeness ofWords(double likelihood, String reason, Evidence.Shared shared) {
        return of(likelihood, shared, new ArrayList<>(List.of(reason)));
    }

    private static Likeness of(double likelihood, Evidence.Shared shared, List<String> reasons) {
        double score = likelihood;
        int people = shared.coauthors().size();
        if (people > 0) {
            score += people > 1 ? COAUTHORS : ONE_COAUTHOR;
            reasons.add("both wrote with " + some(shared.coauthors(), "; "));
        }
        if (!shared.venues().isEmpty()) {
            score += VENUE;
            var venues = shared.venues().stream().map(Evidence::venue).toList();
            reasons.add("both appeared in " + some(venues.subList(0, 1), ""));
        }
        if (shared.gap() > LONG) {
            score -= LONG_GAP;
            reasons.add(shared.gap() + " years lie between them");
        }
        return new Likeness(Math.clamp(score, 0, MOST), people > 0, reasons);
    }

    /// Whether a whole name lacks one that the other has an initial of: Jürgen and J. E.
    private static boolean isShort(Variant whole, Variant other) {
        return whole.shape().hasWholeGiven()
                && !other.shape().hasWholeGiven()
                && whole.shape().givens().size() < other.shape().givens().size();
    }

    private static String longer(String a, String b) {
        return a.length() > b.length() ? a : b;
    }

    private static String some(List<String> names, String joint) {
        String first = String.join(joint, names.subList(0, Math.min(NAMED, names.size())));
        int more = names.size() - NAMED;
        return more > 0 ? first + " and " + more + " more" : first;
    }

    private static String words(Agreement agreement, Variant a, Variant b) {
        String pair = a.written() + " and " + b.written();
        return switch (agreement) {
            case SAME -> pair + " differ in accents, hyphens, capitals or particles only";
            case MIDDLE -> pair + " have the same first name; a further one is shorter or missing";
            case SAME_INITIALS -> pair + " have the same initials";
            case INITIALS -> "the initials of " + pair + " fit";
            case CONTRADICTION -> pair + " contradict each other";
        };
    }
}
