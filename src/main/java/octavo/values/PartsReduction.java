package octavo.values;

import octavo.values.DateParts.Kind;
import octavo.values.DateParts.Part;

import java.util.List;

/// Reduces the parts of a date, in place, to those that matter.
final class PartsReduction {
    private final List<Part> parts;

    PartsReduction(List<Part> parts) {
        this.parts = parts;
    }

    /// Turns `Q3`, `Quarter 3` and `3rd quarter` into the EDTF seasons 33 to 36.
    void quarters() {
        for (int i = parts.size() - 1; i >= 0; i--) {
            if (kind(i) == Kind.QUARTER) {
                int number = isQuarterNumber(i + 1) ? i + 1 : isQuarterNumber(i - 1) ? i - 1 : -1;
                if (number >= 0) {
                    parts.set(i, new Part(Kind.MONTH, 32 + parts.get(number).value()));
                    parts.remove(number);
                }
            }
        }
    }

    private boolean isQuarterNumber(int i) {
        return i >= 0
                && i < parts.size()
                && kind(i) == Kind.DAY
                && parts.get(i).value() >= 1
                && parts.get(i).value() <= 4;
    }

    /// Removes parts that are not a date, and separators before them.
    void dropOther() {
        parts.removeIf(part -> part.kind() == Kind.OTHER);
        while (!parts.isEmpty() && isJoint(0)) {
            parts.removeFirst();
        }
        while (!parts.isEmpty() && isJoint(parts.size() - 1)) {
            parts.removeLast();
        }
    }

    private boolean isJoint(int i) {
        return kind(i) == Kind.RANGE || kind(i) == Kind.COMMA;
    }

    /// Cuts off other text after a date and a comma; returns whether there was any.
    boolean cutOther() {
        int comma = -1;
        boolean dated = false;
        for (int i = 0; i < parts.size(); i++) {
            if (kind(i) == Kind.OTHER) {
                if (comma >= 0) {
                    parts.subList(comma, parts.size()).clear();
                }
                return comma >= 0;
            }
            if (kind(i) == Kind.YEAR || kind(i) == Kind.MONTH) {
                dated = true;
                comma = -1;
            } else if (kind(i) == Kind.COMMA && dated && comma < 0) {
                comma = i;
            }
        }
        return false;
    }

    /// Turns a comma between two days or two months into a range; removes any other.
    void commas() {
        for (int i = parts.size() - 1; i >= 0; i--) {
            if (kind(i) == Kind.COMMA) {
                if (joinsAlike(i)) {
                    parts.set(i, new Part(Kind.RANGE, 0));
                } else {
                    parts.remove(i);
                }
            }
        }
    }

    private boolean joinsAlike(int i) {
        return i > 0
                && i + 1 < parts.size()
                && kind(i - 1) == kind(i + 1)
                && (kind(i - 1) == Kind.DAY || kind(i - 1) == Kind.MONTH);
    }

    private Kind kind(int i) {
        return parts.get(i).kind();
    }
}
