/**
 * The one filter of all pictures, to be placed once on a page: edges bleed, a slow noise thins the pigment,
 * a fast one granulates it. It runs on the wash group only, one pass per picture; never animate inside it.
 */
export const BLEED = `<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>
<filter id="bleed" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="5" result="slow"/>
<feDisplacementMap in="SourceGraphic" in2="slow" scale="6.5" xChannelSelector="R" yChannelSelector="G" result="bled"/>
<feTurbulence type="fractalNoise" baseFrequency=".014 .02" numOctaves="4" seed="11"/>
<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 2.1 0 -.06" result="bloom"/>
<feComposite in="bled" in2="bloom" operator="in" result="thinned"/>
<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="3" seed="2"/>
<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.1 1.42" result="grain"/>
<feComposite in="thinned" in2="grain" operator="in" result="dry"/>
<feMerge><feMergeNode in="dry"/><feMergeNode in="dry"/></feMerge>
</filter></defs></svg>`;
