### What the browser says around lessons and rules.

web-lesson = Lesson
web-lesson-done = Lesson finished
web-lesson-progress = { $done } of { $all } moves
web-lesson-go-on = Continue
web-lesson-run = Let the clock run
web-lesson-hint = A hint:
web-lesson-fold = Hide the lesson
web-lesson-unfold = Show the lesson
web-lesson-finish = Finish
web-lesson-learned = What you have learned
web-lesson-next = Next lesson
web-lesson-play = Play a real game
web-lesson-back = Back to Learn
web-lesson-restart = Play this lesson again
web-lesson-stuck = That went differently from the example. Start again: it only takes a moment.
web-lesson-late = Time is up. Start again: it only takes a moment.

web-learn-glance = In one minute
web-rules-open = Rules
web-rules-how = How is it played?
web-rules-of = { $game }: the rules
web-rules-all = The full rules, in a new tab
web-lesson-aside = That is for a real game. Here, just follow the example.
web-lesson-kept = You can continue the lesson from the Learn page.
