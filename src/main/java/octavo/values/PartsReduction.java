package octavo.values;

import octavo.values.DateParts.DateToken;
import octavo.values.DateParts.DateTokenKind;

import java.util.List;

/// Reduces the parts of a date, in place, to those that matter.
final class PartsReduction {
    private final List<DateToken> dateParts;

    PartsReduction(List<DateToken> dateParts) {
        this.dateParts = dateParts;
    }

    /// Turns `Q3`, `Quarter 3` and `3rd quarter` into the EDTF seasons 33 to 36.
    void convertQuarters() {
        for (int i = dateParts.size() - 1; i >= 0; i--) {
            if (kindAt(i) == DateTokenKind.QUARTER) {
                int numberIndex =
                        isQuarterNumber(i + 1) ? i + 1 : isQuarterNumber(i - 1) ? i - 1 : -1;
                if (numberIndex >= 0) {
                    dateParts.set(
                            i,
                            new DateToken(
                                    DateTokenKind.MONTH, 32 + dateParts.get(numberIndex).value()));
                    dateParts.remove(numberIndex);
                }
            }
        }
    }

    private boolean isQuarterNumber(int partIndex) {
        return partIndex >= 0
                && partIndex < dateParts.size()
                && kindAt(partIndex) == DateTokenKind.DAY
                && dateParts.get(partIndex).value() >= 1
                && dateParts.get(partIndex).value() <= 4;
    }

    /// Removes parts that are not a date, and separators before them.
    void removeOtherParts() {
        dateParts.removeIf(part -> part.kind() == DateTokenKind.OTHER);
        while (!dateParts.isEmpty() && isSeparator(0)) {
            dateParts.removeFirst();
        }
        while (!dateParts.isEmpty() && isSeparator(dateParts.size() - 1)) {
            dateParts.removeLast();
        }
    }

    private boolean isSeparator(int partIndex) {
        return kindAt(partIndex) == DateTokenKind.RANGE || kindAt(partIndex) == DateTokenKind.COMMA;
    }

    /// Cuts off other text after a date and a comma; returns whether there was any.
    boolean cutOtherText() {
        int commaIndex = -1;
        boolean isDated = false;
        for (int i = 0; i < dateParts.size(); i++) {
            if (kindAt(i) == DateTokenKind.OTHER) {
                if (commaIndex >= 0) {
                    dateParts.subList(commaIndex, dateParts.size()).clear();
                }
                return commaIndex >= 0;
            }
            if (kindAt(i) == DateTokenKind.YEAR || kindAt(i) == DateTokenKind.MONTH) {
                isDated = true;
                commaIndex = -1;
            } else if (kindAt(i) == DateTokenKind.COMMA && isDated && commaIndex < 0) {
                commaIndex = i;
            }
        }
        return false;
    }

    /// Turns a comma between two days or two months into a range; removes any other.
    void convertCommas() {
        for (int i = dateParts.size() - 1; i >= 0; i--) {
            if (kindAt(i) == DateTokenKind.COMMA) {
                if (joinsAlike(i)) {
                    dateParts.set(i, new DateToken(DateTokenKind.RANGE, 0));
                } else {
                    dateParts.remove(i);
                }
            }
        }
    }

    private boolean joinsAlike(int partIndex) {
        return partIndex > 0
                && partIndex + 1 < dateParts.size()
                && kindAt(partIndex - 1) == kindAt(partIndex + 1)
                && (kindAt(partIndex - 1) == DateTokenKind.DAY
                        || kindAt(partIndex - 1) == DateTokenKind.MONTH);
    }

    private DateTokenKind kindAt(int partIndex) {
        return dateParts.get(partIndex).kind();
    }
}
